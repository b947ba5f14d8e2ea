/**
 * Prepares imported texts for a page. Old collections write Chinese with the punctuation of a Latin keyboard; the
 * stored texts stay unchanged.
 */

/** ASCII punctuation between two ideographs, and its Chinese form. */
const marks: Record<string, string> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' }
const betweenIdeographs = /(?<=\p{Script=Han}) ?([,;:?!]) ?(?=\p{Script=Han})/gu

/** @returns the text with full-width punctuation between ideographs */
export function withChineseMarks(text: string): string {
  return text.replaceAll(betweenIdeographs, (found, mark: string) => marks[mark] ?? found)
}

/** @returns a list of names with `、` between two Chinese names, and a comma between any other names */
export function withNameSeparators(names: string): string {
  return names
    .replaceAll(/(?<=\p{Script=Han}) ?[,，;；] ?(?=\p{Script=Han})/gu, '、')
    .replaceAll(/ ?[，；] ?/g, ', ')
}
