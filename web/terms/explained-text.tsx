/** Shows a text in the language of the interface, with explained words as links. */
import { Fragment } from 'react'
import { termAddress } from '../../contract/addresses/term-address.ts'
import { TermLink } from './term-link.tsx'

interface ExplainedTextProps {
  text: string
  /** Where the words stand, in their order. */
  terms: readonly { at: number; length: number; term: string }[]
}

export function ExplainedText({ text, terms }: ExplainedTextProps) {
  const ends = terms.map(({ at, length }) => at + length)
  return (
    <>
      {terms.map(({ at, length, term }, place) => (
        <Fragment key={at}>
          {text.slice(ends[place - 1] ?? 0, at)}
          <TermLink to={termAddress(term)}>{text.slice(at, at + length)}</TermLink>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  )
}
