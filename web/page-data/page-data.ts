/** Provides loaders with the server's calls, the number of a list's page, and the page for an unknown species. */
import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { searchTextMaximum, suggestionCount } from '../../contract/limits.ts'
import { profileAddress } from '../../contract/names.ts'
import type { PageContextValue } from '../../contract/rendering/page-context.ts'
import { onlyNamesake } from './only-namesake.ts'

/** The router context that the server fills for each request. */
export const pageContext = createContext<PageContextValue>()

export interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export function pageOf({ context }: Pick<LoaderArgs, 'context'>) {
  return context.get(pageContext)
}

/** @returns the page number of a list in the address (`?page=`), from 1 to 100,000, or 1 without a number */
export function pageNumber(request: Request): number {
  const requestedPage = Math.trunc(Number(new URL(request.url).searchParams.get('page')))
  return Math.min(Math.max(1, requestedPage || 1), 100_000)
}

/** @returns the query of an address with its language alone; empty without a language */
function languageIn({ url }: Request): string {
  const language = new URL(url).searchParams.get('lang')
  return language ? `?${new URLSearchParams({ lang: language })}` : ''
}

/**
 * The data of a 404 page that suggests similar species. A loader throws the data, and the error boundary shows the
 * page.
 */
export interface MissingSpecies {
  missing: 'species'
  kind: 'plant' | 'bird'
  name: string
  nearest: { latinName: string; commonName: string; chineseName: string }[]
}

/** @returns whether the error means that no species has the name. Status 400 means that the text cannot be a name. */
export function isUnknownName(error: unknown): boolean {
  return error instanceof Error && 'status' in error && [400, 404].includes(Number(error.status))
}

/**
 * Runs a call. If no species has the name, the reader gets the page for an unknown species, with the nearest names.
 * @returns the result of the call
 * @throws a redirect to the profile of the only species that has the name in another language or spelling
 */
export async function orMissing<Result>(
  args: LoaderArgs,
  kind: 'plant' | 'bird',
  name: string,
  load: () => Promise<Result>,
): Promise<Result> {
  try {
    return await load()
  } catch (error) {
    if (!isUnknownName(error)) throw error
    // The page is useful without suggestions too, for example when the search is at its limit.
    const { results } = await pageOf(args)
      .api.searchSpecies({ q: name.slice(0, searchTextMaximum), kind })
      .catch(() => ({ results: [] }))
    const namesake = onlyNamesake(name, results)
    if (namesake)
      throw redirect(profileAddress(kind, namesake.latinName) + languageIn(args.request))
    const nearest = results.slice(0, suggestionCount)
    throw data({ missing: 'species', kind, name, nearest } satisfies MissingSpecies, {
      status: 404,
    })
  }
}
