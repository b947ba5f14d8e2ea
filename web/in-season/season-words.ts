/** Lists the words of In season for each kind, counts photographs in words, and makes the addresses of In season. */
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

type OfMonth = (parameters: { month: string }) => string

interface SeasonWords {
  title: OfMonth
  titleOfYear: () => string
  /** The message for a month without photographs. */
  nothing: OfMonth
  /** The text of the link to the database. */
  database: () => string
  tab: () => string
}

export const seasonWords: Record<Kind, SeasonWords> = {
  plant: {
    title: m.season_now_page_plant,
    titleOfYear: m.season_year_page_plant,
    nothing: m.season_now_none_plant,
    database: m.plant_title,
    tab: m.nav_plants,
  },
  bird: {
    title: m.season_now_page_bird,
    titleOfYear: m.season_year_page_bird,
    nothing: m.season_now_none_bird,
    database: m.bird_title,
    tab: m.nav_birds,
  },
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
