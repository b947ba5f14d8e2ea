/**
 * Converts the school's Markdown to harmless HTML (security.md 36, 37). HTML in the Markdown stays text, and the result
 * loads no picture or other file. Links have a relative address, or use http, https, mailto, irc, ircs or xmpp.
 */
import { micromark } from 'micromark'

/** A line end between two Chinese characters. The line end must not become a space. */
const chineseLineEnd = /(?<=[\p{Script=Han}，。；：、！？”）》])\n(?=[\p{Script=Han}“（《])/gu

const headingTag = /<(\/?)h([1-6])>/g

/** The levels that a heading goes down within a part of a page, because the page's own headings are above it. */
const levelsDownInPart = 2

/** The level below the title of a page. */
const levelBelowTitle = 2

/** @returns the HTML of a text within a part of a page */
export function htmlOf(markdown: string): string {
  return withHeadingsMoved(harmlessHtml(markdown), levelsDownInPart)
}

/** @returns the HTML of a text that fills a page alone, with its highest headings on the level below the title */
export function pageHtmlOf(markdown: string): string {
  const html = harmlessHtml(markdown)
  const levels = Array.from(html.matchAll(headingTag), ([, , level]) => Number(level))
  return withHeadingsMoved(html, levelBelowTitle - Math.min(...levels))
}

function harmlessHtml(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [{ disable: { null: ['labelStartImage', 'htmlFlow', 'htmlText'] } }],
  })
  return (
    html
      .replace(chineseLineEnd, '')
      // micromark leaves a forbidden address empty. Only the text of such a link stays.
      .replace(/<a href=""[^>]*>(.*?)<\/a>/gs, '$1')
  )
}

function withHeadingsMoved(html: string, levelsDown: number): string {
  return html.replace(headingTag, (_tag, end: string, level: string) => {
    return `<${end}h${Math.min(6, Number(level) + levelsDown)}>`
  })
}

/** @returns the HTML of a text in both languages */
export function bothHtmlOf({ en, zh }: { en: string; zh: string }) {
  return { en: htmlOf(en), zh: htmlOf(zh) }
}
