/** Handles the calls that list the species photographed in a month of any year, and the calendar of the year. */
import type { Kind } from '../../contract/kinds.ts'
import { calendarPageSize, inSeasonPageSize } from '../../contract/limits.ts'
import { presentNewest } from '../catalogue/pictures/present.ts'
import {
  countSpeciesByMonth,
  newestOfMonth,
  orderOfYear,
  rankSpecies,
  yearsOfSpecies,
} from '../catalogue/repositories/in-season.ts'
import { cachedByVersion } from '../database/cached-by-version.ts'
import type { Queries } from '../database/connection.ts'
import { thisMonth } from '../kernel/dates.ts'
import type { Handlers } from '../kernel/handlers.ts'

export function inSeasonHandlers(db: Queries, timeZone: string) {
  // Ranking reads all photographs of the month, so the server caches the ranking. A page reads only its own species.
  const ranking = cachedByVersion<Awaited<ReturnType<typeof rankSpecies>>>(db)
  const order = cachedByVersion<string[]>(db)
  const counts = cachedByVersion<number[]>(db)
  const countsOf = (kind: Kind) => counts(kind, '', () => countSpeciesByMonth(db, kind))

  return {
    async inSeason({ kind, month: requestedMonth, page }) {
      const now = thisMonth(timeZone)
      const month = requestedMonth ?? now
      const rankedSpecies = await ranking(kind, String(month), () => rankSpecies(db, kind, month))
      const start = (page - 1) * inSeasonPageSize
      const shown = rankedSpecies.slice(start, start + inSeasonPageSize)
      const newest = await newestOfMonth(
        db,
        kind,
        month,
        shown.map(({ id }) => id),
      )
      const byId = new Map(newest.map((row) => [row.species_id, row]))
      // The list leaves out a species that was deleted after the ranking.
      const results = shown.flatMap(({ id, count }) => {
        const row = byId.get(id)
        return row ? [{ ...presentNewest(row), count }] : []
      })
      return {
        month,
        thisMonth: now,
        speciesByMonth: await countsOf(kind),
        results,
        total: rankedSpecies.length,
        pageSize: inSeasonPageSize,
      }
    },

    async seasonCalendar({ kind, sort, page }) {
      const ids = await order(kind, sort, () => orderOfYear(db, kind, sort))
      const start = (page - 1) * calendarPageSize
      const pageIds = ids.slice(start, start + calendarPageSize)
      const years = await yearsOfSpecies(db, kind, pageIds)
      return {
        thisMonth: thisMonth(timeZone),
        speciesByMonth: await countsOf(kind),
        results: pageIds.flatMap((id) => years.get(id) ?? []),
        total: ids.length,
        pageSize: calendarPageSize,
      }
    },
  } satisfies Partial<Handlers>
}
