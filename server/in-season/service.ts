/** Handles the call for species in season: those with photographs of a month, of any year. */
import { inSeasonPageSize } from '../../contract/limits.ts'
import { presentNewest } from '../catalogue/pictures/present.ts'
import { newestOfMonth, rankSpecies } from '../catalogue/repositories/in-season.ts'
import type { Queries } from '../database/connection.ts'
import { keptByVersion } from '../database/kept-by-version.ts'
import { thisMonth } from '../kernel/dates.ts'
import type { Handlers } from '../kernel/handlers.ts'

export function inSeasonHandlers(db: Queries, timeZone: string) {
  // Ranking reads all photographs of the month, so it is cached. A page reads only its own species.
  const ranking = keptByVersion<Awaited<ReturnType<typeof rankSpecies>>>(db)

  return {
    async inSeason({ kind, month: asked, page }) {
      const now = thisMonth(timeZone)
      const month = asked ?? now
      const ranked = await ranking(kind, String(month), () => rankSpecies(db, kind, month))
      const start = (page - 1) * inSeasonPageSize
      const shown = ranked.slice(start, start + inSeasonPageSize)
      const newest = await newestOfMonth(
        db,
        kind,
        month,
        shown.map(({ id }) => id),
      )
      const byId = new Map(newest.map((row) => [row.species_id, row]))
      // A species that was deleted after the ranking is left out.
      const results = shown.flatMap(({ id, count }) => {
        const row = byId.get(id)
        return row ? [{ ...presentNewest(row), count }] : []
      })
      return { month, thisMonth: now, results, total: ranked.length, pageSize: inSeasonPageSize }
    },
  } satisfies Partial<Handlers>
}
