/** When the photographs of a species were taken: by month, the years together. */
import type { Calendar } from '../../../contract/schemas/pictures.ts'
import type { PictureTable } from '../../database/tables.ts'

type Dated = Pick<PictureTable, 'taken_on' | 'season'>

/** The months that have any, January first; photographs of no date are in none. */
export function monthsTaken(photographs: Dated[]): Calendar['months'] {
  const byMonth = Map.groupBy(photographs, ({ taken_on }) => Number(taken_on.slice(5, 7)))
  byMonth.delete(0)
  return [...byMonth]
    .sort(([a], [b]) => a - b)
    .map(([month, ofMonth]) => ({ month, count: ofMonth.length, ...newestOf(ofMonth) }))
}

/** The newest year of them, and the section that has most of that year's: the full gallery's address. */
function newestOf(ofMonth: Dated[]): { year: number; season: Dated['season'] } {
  const years = Map.groupBy(ofMonth, ({ taken_on }) => Number(taken_on.slice(0, 4)))
  const year = Math.max(...years.keys())
  const sections = Map.groupBy(years.get(year) ?? [], ({ season }) => season)
  const [most] = [...sections].toSorted(([, a], [, b]) => b.length - a.length)
  if (!most) throw new Error('A month that is listed has photographs')
  return { year, season: most[0] }
}
