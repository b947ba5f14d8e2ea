/**
 * Reads genus and rank from a Latin name, cleans the names of genera, families and orders, and makes the addresses of
 * their pages.
 */
import { cleanName } from '../names.ts'

/**
 * Ranks that a recorded species may have. The rank `genus` is for a name such as `Rosa sp.`, which
 * names no species.
 */
export const speciesRanks = [
  'species',
  'subspecies',
  'variety',
  'form',
  'cultivar',
  'genus',
] as const
export type SpeciesRank = (typeof speciesRanks)[number]

/** Ranks above the species, the highest first. Each taxon of these ranks has a page. */
export const higherRanks = ['order', 'family', 'genus'] as const
export type HigherRank = (typeof higherRanks)[number]

/** Matches the sign of a hybrid, which is a cross or a lone `x`. */
const hybridSign = /^(?:× ?|[xX] )/u

/** @returns the genus, such as `Magnolia`; empty if the name does not begin with a Latin word */
export function genusOf(latinName: string): string {
  const [first = ''] = cleanName(latinName).replaceAll('_', ' ').replace(hybridSign, '').split(' ')
  return /^\p{Script=Latin}[\p{Script=Latin}-]+$/u.test(first) ? taxonName(first) : ''
}

/** @returns the rank that the form of the name shows; undefined for a name that is not Latin */
export function rankOf(latinName: string): SpeciesRank | undefined {
  if (!genusOf(latinName)) return undefined
  const name = cleanName(latinName).replaceAll('_', ' ').replace(hybridSign, '')
  if (/ (?:['‘"“]|cv\. )/u.test(name)) return 'cultivar'
  if (/ (?:f|fo|forma)\.? /u.test(name)) return 'form'
  if (/ var\.? /u.test(name)) return 'variety'
  if (/ (?:subsp|ssp)\.? /u.test(name)) return 'subspecies'
  const words = name.split(' ').slice(1)
  if (words.length === 0 || /^(?:sp|spp)\.?$/.test(words[0] ?? '')) return 'genus'
  return 'species'
}

/** @returns the name of a genus, a family or an order with one capital, such as `Rosaceae` */
export function taxonName(text: string): string {
  const name = cleanName(text.replaceAll('_', ' ')).replace(hybridSign, '').toLowerCase()
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** @returns the address of the page of an order, a family or a genus. */
export function taxonAddress(rank: HigherRank, name: string): string {
  return `/${rank}/${encodeURIComponent(name.replaceAll(' ', '_'))}`
}
