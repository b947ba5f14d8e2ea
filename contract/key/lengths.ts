/** Reads and writes lengths of characters, such as `40-120` for 40 to 120 mm in the text of a species. */

/** Maximum length in millimetres. Two lengths fit into one positive integer of the table. */
export const longestLength = 2 ** 15 - 1

/** A range of whole millimetres, which includes both ends. */
interface LengthRange {
  from: number
  to: number
}

export const lengthUnits = ['mm', 'cm'] as const
/** The unit in which readers measure; the site stores millimetres. */
export type LengthUnit = (typeof lengthUnits)[number]

const millimetres: Record<LengthUnit, number> = { mm: 1, cm: 10 }

/** @param text `40-120`, or one length such as `85` @returns the range; undefined for any other text */
export function parseLength(text: string): LengthRange | undefined {
  const [, first, second = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? []
  const [from, to] = [Number(first), Number(second)]
  return from >= 1 && from <= to && to <= longestLength ? { from, to } : undefined
}

export const lengthText = ({ from, to }: LengthRange) => (from === to ? `${from}` : `${from}-${to}`)

/** @returns the range of the first text that is a length; undefined without such a text */
export function lengthIn(texts: readonly string[]): LengthRange | undefined {
  for (const text of texts) {
    const range = parseLength(text)
    if (range) return range
  }
  return undefined
}

/** @returns the range as one positive integer below 2 ** 30, for the table of the key */
export const packLength = ({ from, to }: LengthRange) => (from << 15) | to

export const unpackLength = (packed: number): LengthRange => ({
  from: packed >> 15,
  to: packed & longestLength,
})

/**
 * @param typed a number in this unit, with a decimal point or comma
 * @returns whole millimetres; undefined for any other text and for a length out of range
 */
export function millimetresIn(typed: string, unit: LengthUnit): number | undefined {
  const text = typed.trim().replace(/[,，。]/, '.')
  if (!/^[\d.]+$/.test(text)) return undefined
  const length = Math.round(Number(text) * millimetres[unit])
  return length >= 1 && length <= longestLength ? length : undefined
}

/**
 * @returns the length as stored, an empty text if both numbers are empty, or undefined if the numbers are not a valid
 * length
 */
export function lengthTextIn(
  { from, to }: { from: string; to: string },
  unit: LengthUnit,
): string | undefined {
  if (!from.trim() && !to.trim()) return ''
  const least = millimetresIn(from, unit)
  const greatest = to.trim() ? millimetresIn(to, unit) : least
  if (!least || !greatest || greatest < least) return undefined
  return lengthText({ from: least, to: greatest })
}

/** @returns the number in this unit, such as `8.5` for 85 mm in cm */
export const inUnit = (length: number, unit: LengthUnit) => String(length / millimetres[unit])

const unitWords = { mm: { en: ' mm', zh: '毫米' }, cm: { en: ' cm', zh: '厘米' } }

/** @returns the range with its unit, such as `4–12 cm` and `4–12厘米` */
export function lengthInWords({ from, to }: LengthRange, unit: LengthUnit) {
  const numbers = [...new Set([from, to])].map((each) => inUnit(each, unit)).join('–')
  const { en, zh } = unitWords[unit]
  return { en: numbers + en, zh: numbers + zh }
}
