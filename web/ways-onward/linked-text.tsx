/** Shows a text in which names of other species and terms are links. */
import { Fragment } from 'react'
import { Link } from 'react-router'
import { termsAddress } from '../../contract/addresses/term-address.ts'
import { isChinese } from '../../contract/text/language-of-text.ts'
import { usePrefetch } from '../page-data/use-prefetch.ts'
import { LatinName } from '../species/latin-name.tsx'
import { TextInBothLanguages } from '../species/text-in-both-languages.tsx'
import { TermLink } from '../terms/term-link.tsx'
import type { LinkInText } from './load-ways-onward.ts'

export interface Paragraph {
  text: string
  links: LinkInText[]
}

/** @returns the lines of a text, each with the links within that line */
export function paragraphsOf(text: string, links: readonly LinkInText[]): Paragraph[] {
  let start = 0
  return text.split('\n').map((line) => {
    const lineStart = start
    start += line.length + 1
    const linksOfLine = links.filter(({ at }) => at >= lineStart && at < lineStart + line.length)
    return { text: line, links: linksOfLine.map((link) => ({ ...link, at: link.at - lineStart })) }
  })
}

export function LinkedText({ text, links }: Paragraph) {
  const prefetch = usePrefetch()
  if (links.length === 0) return <TextInBothLanguages text={text} />
  const ends = links.map(({ at, length }) => at + length)
  return (
    <>
      {links.map(({ at, length, to }, index) => {
        const name = text.slice(at, at + length)
        return (
          <Fragment key={at}>
            <TextInBothLanguages text={text.slice(ends[index - 1] ?? 0, at)} />
            {to.startsWith(termsAddress) ? (
              <TermLink to={to}>
                <TextInBothLanguages text={name} />
              </TermLink>
            ) : (
              <Link to={to} prefetch={prefetch}>
                {isChinese(name) ? <span lang="zh-Hans">{name}</span> : <LatinName name={name} />}
              </Link>
            )}
          </Fragment>
        )
      })}
      <TextInBothLanguages text={text.slice(ends.at(-1))} />
    </>
  )
}
