/**
 * Chooses the photograph at the top of the home page of a kind. The photograph is of the week's month in any year, or
 * else of the latest earlier month with photographs, or else undated. All processes choose the same photograph, and the
 * following week shows the next species.
 */

import { dayInMs } from '../../contract/limits.ts'
import { presentCaptioned } from '../catalogue/pictures/present.ts'
import type { RightsPolicy } from '../catalogue/pictures/rights.ts'
import { placedFor } from '../catalogue/pictures/service.ts'
import { newestForWideScreen, speciesToShow } from '../catalogue/repositories/in-season.ts'
import { cachedByVersion } from '../database/cached-by-version.ts'
import type { Queries } from '../database/connection.ts'
import { visitor } from '../kernel/caller.ts'
import { todayIn } from '../kernel/dates.ts'
import type { Handlers } from '../kernel/handlers.ts'

/** A week that begins on a Monday. */
interface Week {
  /** Weeks since 1970. */
  number: number
  /** The month of the Thursday, to which most days of the week belong. */
  month: number
}

/** @returns the week of a date @param date YYYY-MM-DD */
export function weekOf(date: string): Week {
  // 1 January 1970 was a Thursday, so the first week began three days earlier.
  const number = Math.floor((Date.parse(date) / dayInMs + 3) / 7)
  return { number, month: new Date(number * 7 * dayInMs).getUTCMonth() + 1 }
}

export function pictureOfWeekHandlers(db: Queries, timeZone: string, policy: RightsPolicy) {
  const choices = cachedByVersion<Awaited<ReturnType<typeof findSeason>>>(db)

  return {
    async pictureOfWeek({ kind }) {
      const week = weekOf(todayIn(timeZone))
      const { month, species } = await choices(kind, String(week.month), () =>
        findSeason((each) => speciesToShow(db, kind, each), week.month),
      )
      const speciesId = species[week.number % species.length]
      const row =
        speciesId === undefined ? undefined : await newestForWideScreen(db, kind, month, speciesId)
      const [picture] =
        row && speciesId ? await placedFor(db, [{ ...row, species_id: speciesId }], visitor) : []
      return { pic: picture ? presentCaptioned(picture, policy) : null }
    },
  } satisfies Partial<Handlers>
}

/**
 * @returns the species photographed in the month, or in the latest earlier month with photographs. If no photograph has
 * a month, returns the species with photographs of an unknown date.
 */
async function findSeason(
  speciesOf: (month: number | undefined) => Promise<string[]>,
  month: number,
): Promise<{ month: number | undefined; species: string[] }> {
  for (let monthsBack = 0; monthsBack < 12; monthsBack++) {
    const monthBefore = ((month - 1 - monthsBack + 12) % 12) + 1
    const species = await speciesOf(monthBefore)
    if (species.length > 0) return { month: monthBefore, species }
  }
  return { month: undefined, species: await speciesOf(undefined) }
}
