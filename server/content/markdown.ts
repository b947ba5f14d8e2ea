/**
 * The school's Markdown as HTML that cannot act (security.md 36, 37): HTML in it stays text, links lead
 * to http, https and mailto alone, and nothing is loaded by being shown.
 */
import { micromark } from 'micromark'

/** A line that ends between two Chinese characters leaves no blank. */
const chineseLineEnd = /(?<=[\p{Script=Han}，。；：、！？”）》])\n(?=[\p{Script=Han}“（《])/gu

/** Its headings stand below the page's own. */
const headingsBelow = 2

export function htmlOf(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [{ disable: { null: ['labelStartImage', 'htmlFlow', 'htmlText'] } }],
  })
  return (
    html
      .replace(chineseLineEnd, '')
      // What led nowhere good is left without its address: the words alone remain.
      .replace(/<a href=""[^>]*>(.*?)<\/a>/gs, '$1')
      .replace(/<(\/?)h([1-6])>/g, (_tag, end: string, level: string) => {
        return `<${end}h${Math.min(6, Number(level) + headingsBelow)}>`
      })
  )
}

/** Both languages of a text. */
export function bothHtmlOf({ en, zh }: { en: string; zh: string }) {
  return { en: htmlOf(en), zh: htmlOf(zh) }
}
