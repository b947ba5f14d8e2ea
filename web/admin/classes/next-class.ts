/** Suggests the class after the end of the school year: `6A` for `5A`, 高二（1）班 for 高一（1）班. */
const numerals = '一二三四五六七八九'

/**
 * @returns the class with its first number raised by one, or the unchanged class if its first number is missing or 九
 */
export function nextClass(className: string): string {
  const chineseNumeral = new RegExp(`[${numerals}]`)
  const numeral = chineseNumeral.exec(className)
  const number = /\d+/.exec(className)
  if (number && (!numeral || number.index < numeral.index)) {
    return className.replace(/\d+/, (digits) => String(Number(digits) + 1))
  }
  return className.replace(
    chineseNumeral,
    (character) => numerals[numerals.indexOf(character) + 1] ?? character,
  )
}
