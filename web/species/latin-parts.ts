/**
 * Splits a Latin name into italic and upright parts. Ranks, abbreviations, numbers, the hybrid sign and cultivars are
 * upright (International Code of Nomenclature, recommended practice).
 */

/**
 * `sp.` or `spp.` with the next word, an abbreviation such as `var.`, `s.l.` or `ssp`, or a number. Also the hybrid
 * sign, `+`, and a cultivar in quotation marks.
 */
const upright = /(?<!\S)(spp?\. \S+|[×x+]|(?:[a-z]+\.)+|ssp|\d\S*|['‘].*?(?:['’]|$))(?!\S)/

/**
 * @returns the parts, which together are the name. Every second part is upright. A non-breaking space prevents a line
 * break after the hybrid sign.
 */
export const latinParts = (name: string) => name.replaceAll('× ', '×\u00a0').split(upright)
