/**
 * Makes the addresses of In season, and the message with a number of photographs. Profiles load this module, but not
 * the other messages of In season.
 */
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

export function photographsInWords(count: number): string {
  return count === 1 ? m.season_now_photograph() : m.season_now_photographs({ count })
}

/** @returns an address such as `/inSeason?kind=bird&month=4`. Without a month, the page shows the current month. */
export function inSeasonAddress(kind: Kind, month?: number): string {
  return `/inSeason?kind=${kind}${month === undefined ? '' : `&month=${month}`}`
}

/** @returns an address such as `/inSeason?view=year&kind=bird&sort=month`. Without an order, the page sorts by name. */
export function yearAddress(kind: Kind, sort: 'name' | 'month' = 'name'): string {
  return `/inSeason?view=year&kind=${kind}${sort === 'name' ? '' : `&sort=${sort}`}`
}
