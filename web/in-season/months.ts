/** Names the months 1 to 12, counts photographs in words, and makes the addresses of In season. */
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

export const twelveMonths = Array.from({ length: 12 }, (_, index) => index + 1)

/** @returns the name of a month, such as `November` or `十一月` */
export const monthName = (month: number) => nthName(m.season_now_months(), month)
/** @returns the short name of a month, such as `Nov` or `11月` */
export const monthShort = (month: number) => nthName(m.season_now_months_short(), month)
/** @returns the name of a month for narrow columns, such as `N` or `11` */
export const monthInitial = (month: number) => nthName(m.season_now_months_initial(), month)

/** @returns one of the twelve names in a message, which separates the names by spaces */
function nthName(names: string, month: number): string {
  return names.split(' ')[month - 1] ?? ''
}

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
