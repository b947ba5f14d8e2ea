/**
 * Splits a Latin name into italic and upright parts. Ranks, abbreviations, numbers, the hybrid sign and cultivars are
 * upright (International Code of Nomenclature, recommended practice).
 */

/** The hybrid sign, an abbreviation such as `var.`, `cf.` or `s.l.`, or a number. */
const uprightWord = /^([×x+]|(?:[a-z]+\.)+|ssp|\d\S*)$/
/** After `sp.`, a word is a number or a code, such as `A` in `Salvia sp. A`. */
const undetermined = /^spp?\.$/

interface LatinPart {
  text: string
  isUpright: boolean
}

/** @returns the parts, which together are the name. A space before a part belongs to the part. */
export function latinParts(name: string): LatinPart[] {
  const parts: LatinPart[] = []
  let isInCultivar = false
  let before: string | undefined
  for (const word of name.split(' ')) {
    isInCultivar ||= /^['‘]/.test(word)
    const isUpright =
      isInCultivar || uprightWord.test(word) || (before !== undefined && undetermined.test(before))
    if (/['’]$/.test(word)) isInCultivar = false
    // A non-breaking space prevents a line break after the hybrid sign.
    const space = before === undefined ? '' : before === '×' ? '\u00a0' : ' '
    const last = parts.at(-1)
    if (last?.isUpright === isUpright) last.text += space + word
    else parts.push({ text: space + word, isUpright })
    before = word
  }
  return parts
}
