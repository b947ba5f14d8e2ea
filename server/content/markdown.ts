/**
 * Converts the school's Markdown to harmless HTML (security.md 36, 37). HTML in the Markdown stays text, and the result
 * loads no picture or other file. Links have a relative address, or use http, https, mailto, irc, ircs or xmpp.
 */
import { micromark } from 'micromark'

/** A line end between two Chinese characters. The line end must not become a space. */
const chineseLineEnd = /(?<=[\p{Script=Han}，。；：、！？”）》])\n(?=[\p{Script=Han}“（《])/gu

const headingTag = /<(\/?)h([1-6])>/g

/** The level of a first-level heading within a part of a page, because the page's own headings are above it. */
const levelWithinPart = 3

export function htmlOf(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [{ disable: { null: ['labelStartImage', 'htmlFlow', 'htmlText'] } }],
  })
  return (
    html
      .replace(chineseLineEnd, '')
      // micromark leaves a forbidden address empty. Only the text of such a link stays.
      .replace(/<a href=""[^>]*>(.*?)<\/a>/gs, '$1')
      .replace(headingTag, (_tag, end: string, level: string) => {
        return `<${end}h${Math.min(6, Number(level) + levelWithinPart - 1)}>`
      })
  )
}

/** @returns the HTML with its highest headings on the level below the title of a page, which the text fills alone */
export function asPageText(html: string): string {
  const levels = Array.from(html.matchAll(headingTag), ([, , level]) => Number(level))
  const raised = Math.min(...levels) - 2
  return html.replace(headingTag, (_tag, end: string, level: string) => {
    return `<${end}h${Number(level) - raised}>`
  })
}

/** @returns the HTML of a text in both languages */
export function bothHtmlOf({ en, zh }: { en: string; zh: string }) {
  return { en: htmlOf(en), zh: htmlOf(zh) }
}
