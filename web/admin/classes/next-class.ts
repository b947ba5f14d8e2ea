/** Suggests the class after the end of the school year: `6A` for `5A`, 高二（1）班 for 高一（1）班. */
const numerals = '一二三四五六七八九'

/** @returns the class with its first number raised by one; the class unchanged without a number, or for 九 */
export function nextClass(className: string): string {
  const chinese = new RegExp(`[${numerals}]`)
  const asWord = chinese.exec(className)
  const asDigits = /\d+/.exec(className)
  if (asDigits && (!asWord || asDigits.index < asWord.index)) {
    return className.replace(/\d+/, (digits) => String(Number(digits) + 1))
  }
  return className.replace(chinese, (word) => numerals[numerals.indexOf(word) + 1] ?? word)
}
