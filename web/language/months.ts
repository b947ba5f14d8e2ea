/** Names the months 1 to 12 in the reader's language. */
import { m } from '../paraglide/messages.js'

export const twelveMonths = Array.from({ length: 12 }, (_, index) => index + 1)

/** @returns the name of a month, such as `November` or `十一月` */
export const monthName = (month: number) => nthName(m.season_now_months(), month)
/** @returns the short name of a month, such as `Nov` or `11月` */
export const monthShort = (month: number) => nthName(m.season_now_months_short(), month)
/** @returns the name of a month for narrow columns, such as `N` or `11` */
export const monthInitial = (month: number) => nthName(m.season_now_months_initial(), month)

/** @returns the month in a date, such as `November` in `8 November 2025` or `11` in `2025年11月8日` */
export const monthInDate = (month: number) => nthName(m.date_months(), month)

/** @returns one of the twelve names in a message, which separates the names by spaces */
function nthName(names: string, month: number): string {
  return names.split(' ')[month - 1] ?? ''
}
