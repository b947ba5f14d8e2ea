/** Names the months, 1 to 12, counts photographs in words, and makes the addresses of In season. */
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

export const twelveMonths = Array.from({ length: 12 }, (_, place) => place + 1)

/** `November`, `十一月`. */
export const monthName = (month: number) => nth(m.season_now_months(), month)
/** `Nov`, `11月`. */
export const monthShort = (month: number) => nth(m.season_now_months_short(), month)
/** `N`, `11`: for narrow columns. */
export const monthInitial = (month: number) => nth(m.season_now_months_initial(), month)

/** One message holds all twelve names, separated by spaces. */
function nth(words: string, month: number): string {
  return words.split(' ')[month - 1] ?? ''
}

export function photographsInWords(count: number): string {
  return count === 1 ? m.season_now_photograph() : m.season_now_photographs({ count })
}

/** `/inSeason?kind=bird&month=4`; without a month, the page shows the current one. */
export function inSeasonAddress(kind: Kind, month?: number): string {
  return `/inSeason?kind=${kind}${month === undefined ? '' : `&month=${month}`}`
}

/** `/inSeason?view=year&kind=bird&sort=month`; without an order, by name. */
export function yearAddress(kind: Kind, sort: 'name' | 'month' = 'name'): string {
  return `/inSeason?view=year&kind=${kind}${sort === 'name' ? '' : `&sort=${sort}`}`
}
