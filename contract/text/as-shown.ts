/**
 * Prepares the texts of a species for a page or an e-book. Old collections write Chinese with the punctuation of a
 * Latin keyboard; the stored texts stay unchanged.
 */
import { isChinese } from './language-of-text.ts'

/** ASCII punctuation between two ideographs, and its Chinese form. */
const marks: Record<string, string> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' }
const betweenIdeographs = /(?<=\p{Script=Han}) ?([,;:?!]) ?(?=\p{Script=Han})/gu

/** @returns the text with full-width punctuation between ideographs */
export function withChineseMarks(text: string): string {
  return text.replaceAll(betweenIdeographs, (found, mark: string) => marks[mark] ?? found)
}

/** A comma between two digits belongs to a number. */
const nameSeparators = /[，;；、]|(?<!\d),|,(?!\d)/

/** @returns a list of names with `、` between two Chinese names, and a comma between any other names */
export function withNameSeparators(names: string): string {
  return names
    .split('\n')
    .map((line) => {
      const parts = line.split(nameSeparators).map((name) => name.trim())
      return parts.filter(Boolean).reduce((list, name, index, all) => {
        const before = all[index - 1]
        if (before === undefined) return name
        return list + (isChinese(before) && isChinese(name) ? '、' : ', ') + name
      }, '')
    })
    .join('\n')
}

/** @returns a text of a species as a page shows it, without separators at the end of a location */
export function asShown(field: string, text: string): string {
  if (field === 'otherNames') return withNameSeparators(text)
  const marked = withChineseMarks(text)
  return field === 'location' ? withoutLastMarks(marked) : marked
}

/** Removes separators and spaces at the end, in linear time (security.md 66). */
function withoutLastMarks(text: string): string {
  let end = text.length
  while (/[\s,，;；、]/.test(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}
