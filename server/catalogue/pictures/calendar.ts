/** Counts the photographs of a species by month, over all years. */
import type { Calendar } from '../../../contract/schemas/pictures.ts'
import type { PictureTable } from '../../database/tables/tables.ts'

type Dated = Pick<PictureTable, 'taken_on' | 'season'>

/** @returns the months that have photographs, January first; photographs without a date do not count */
export function monthsTaken(photographs: Dated[]): Calendar['months'] {
  const byMonth = Map.groupBy(photographs, ({ taken_on }) => Number(taken_on.slice(5, 7)))
  byMonth.delete(0)
  return [...byMonth]
    .sort(([a], [b]) => a - b)
    .map(([month, ofMonth]) => ({ month, count: ofMonth.length, ...newestOf(ofMonth) }))
}

/** @returns the newest year, and the section with most photographs of it, for a link into the gallery */
function newestOf(ofMonth: Dated[]): { year: number; season: Dated['season'] } {
  const years = Map.groupBy(ofMonth, ({ taken_on }) => Number(taken_on.slice(0, 4)))
  const year = Math.max(...years.keys())
  const sections = Map.groupBy(years.get(year) ?? [], ({ season }) => season)
  const [most] = [...sections].toSorted(([, a], [, b]) => b.length - a.length)
  if (!most) throw new Error('A month without photographs was listed')
  return { year, season: most[0] }
}
