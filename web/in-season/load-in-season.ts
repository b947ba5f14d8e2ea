/** Loads the species in season, either one page of the list or a few species for the home page of a database. */
import { type RouterContextProvider, redirect } from 'react-router'
import type { Api } from '../../contract/calls/endpoints.ts'
import { type Kind, kindNamed } from '../../contract/kinds.ts'
import { inSeasonStripCount } from '../../contract/limits.ts'
import type { SpeciesInSeason } from '../../contract/schemas/pictures.ts'
import { pageNumber, pageOf } from '../page-data/page-data.ts'
import { yearAddress } from './in-season-address.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export interface InSeasonNow {
  month: number
  species: SpeciesInSeason[]
}

/**
 * Loads the list of a month, or a part of the calendar if the address has `view=year`. An invalid parameter counts as
 * absent. The page then shows plants, this month, or the order by name.
 */
export async function loadInSeasonPage(args: LoaderArgs) {
  return new URL(args.request.url).searchParams.get('view') === 'year'
    ? { view: 'year' as const, ...(await loadYear(args)) }
    : { view: 'month' as const, ...(await loadInSeason(args)) }
}

/** Loads one part of the calendar. The browser fetches the other parts when the reader scrolls near them. */
async function loadYear(args: LoaderArgs) {
  const { searchParams } = new URL(args.request.url)
  const kind = kindNamed(searchParams.get('kind'))
  const sort = searchParams.get('sort') === 'month' ? ('month' as const) : ('name' as const)
  const page = pageNumber(args.request)
  const answer = await pageOf(args).api.seasonCalendar({ kind, sort, page })
  const pages = Math.max(1, Math.ceil(answer.total / answer.pageSize))
  if (page > pages) throw redirect(`${yearAddress(kind, sort)}&page=${pages}`)
  return { kind, sort, page, ...answer }
}

async function loadInSeason(args: LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url)
  const kind = kindNamed(searchParams.get('kind'))
  const askedMonth = Number(searchParams.get('month'))
  const month =
    Number.isInteger(askedMonth) && askedMonth >= 1 && askedMonth <= 12 ? askedMonth : undefined
  const page = pageNumber(args.request)
  const answer = await pageOf(args).api.inSeason({ kind, month, page })
  const pages = Math.max(1, Math.ceil(answer.total / answer.pageSize))
  if (page > pages) {
    searchParams.set('page', String(pages))
    throw redirect(`${pathname}?${searchParams}`)
  }
  return { kind, page, pages, ...answer }
}

export async function loadInSeasonNow(api: Api, kind: Kind): Promise<InSeasonNow> {
  const { month, results } = await api.inSeason({ kind })
  return { month, species: results.slice(0, inSeasonStripCount) }
}
