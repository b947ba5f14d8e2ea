/** Lists the messages of the page "In season" that differ between plants and birds. */
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
