/** Shows a text in the reader's language. Terms are links that open a note. */
import { Fragment, type MouseEvent } from 'react'
import { termAddress } from '../../contract/addresses/term-address.ts'

interface ExplainedTextProps {
  text: string
  /** The start index and the length of each term, in order. */
  terms: readonly { at: number; length: number; term: string }[]
}

export function ExplainedText({ text, terms }: ExplainedTextProps) {
  const ends = terms.map(({ at, length }) => at + length)
  return (
    <>
      {terms.map(({ at, length, term }, index) => (
        <Fragment key={at}>
          {text.slice(ends[index - 1] ?? 0, at)}
          <a data-scripted="term" href={termAddress(term)} onClick={openTerm}>
            {text.slice(at, at + length)}
          </a>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  )
}

/**
 * Opens the note, as `terms/term-link.tsx` does. If the key shared that module, each profile would load one more file.
 */
function openTerm(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const link = event.currentTarget
  import('../terms/open-note.ts')
    .then(({ openNote }) => openNote(link))
    .catch(() => location.assign(link.href))
}
