/**
 * Loads the species in season: the page that the address asks for, or a few for the front page of a
 * database.
 */
import { type RouterContextProvider, redirect } from 'react-router'
import type { Api } from '../../contract/endpoints.ts'
import { type Kind, kindNamed } from '../../contract/kinds.ts'
import { inSeasonStripCount } from '../../contract/limits.ts'
import type { SpeciesInSeason } from '../../contract/schemas/pictures.ts'
import { pageNumber, pageOf } from '../page-data/page-data.ts'
import { yearAddress } from './months.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export interface InSeasonNow {
  month: number
  species: SpeciesInSeason[]
}

/** An invalid parameter counts as absent. The page then shows plants, this month, or the order by name. */
export async function loadInSeasonPage(args: LoaderArgs) {
  return new URL(args.request.url).searchParams.get('view') === 'year'
    ? { view: 'year' as const, ...(await loadYear(args)) }
    : { view: 'month' as const, ...(await loadInSeason(args)) }
}

/** Loads one part of the calendar; the browser fetches the others when the reader scrolls near them. */
async function loadYear(args: LoaderArgs) {
  const { searchParams } = new URL(args.request.url)
  const kind = kindNamed(searchParams.get('kind'))
  const sort = searchParams.get('sort') === 'month' ? ('month' as const) : ('name' as const)
  const page = pageNumber(args.request)
  const found = await pageOf(args).api.seasonCalendar({ kind, sort, page })
  const pages = Math.max(1, Math.ceil(found.total / found.pageSize))
  if (page > pages) throw redirect(`${yearAddress(kind, sort)}&page=${pages}`)
  return { kind, sort, page, ...found }
}

async function loadInSeason(args: LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url)
  const kind = kindNamed(searchParams.get('kind'))
  const asked = Number(searchParams.get('month'))
  const month = Number.isInteger(asked) && asked >= 1 && asked <= 12 ? asked : undefined
  const page = pageNumber(args.request)
  const found = await pageOf(args).api.inSeason({ kind, month, page })
  const pages = Math.max(1, Math.ceil(found.total / found.pageSize))
  if (page > pages) {
    searchParams.set('page', String(pages))
    throw redirect(`${pathname}?${searchParams}`)
  }
  return { kind, page, pages, ...found }
}

export async function loadInSeasonNow(api: Api, kind: Kind): Promise<InSeasonNow> {
  const { month, results } = await api.inSeason({ kind })
  return { month, species: results.slice(0, inSeasonStripCount) }
}
