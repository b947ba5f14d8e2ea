/** Gives loaders the calls in process, the page number, and the page for an unknown species. */
import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { searchTextMaximum, suggestionCount } from '../../contract/limits.ts'
import { profileAddress } from '../../contract/names.ts'
import type { PageContextValue } from '../../contract/page-context.ts'

/** The router context that the server fills for each request. */
export const pageContext = createContext<PageContextValue>()

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export function pageOf({ context }: Pick<LoaderArgs, 'context'>) {
  return context.get(pageContext)
}

/** Which page of a list the address asks for (`?page=`): 1 to 100,000, 1 where it asks for none. */
export function pageNumber(request: Request): number {
  const asked = Math.trunc(Number(new URL(request.url).searchParams.get('page')))
  return Math.min(Math.max(1, asked || 1), 100_000)
}

/** A 404 page that can offer something nearer: thrown, shown by the error boundary. */
export interface MissingSpecies {
  missing: 'species'
  kind: 'plant' | 'bird'
  name: string
  nearest: { latinName: string; commonName: string; chineseName: string }[]
}

/**
 * Runs a call; a 404 becomes the page for an unknown species, with the nearest names. Where exactly
 * one species bears the name in another language, it leads there.
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
    // 400: what can be no name is the name of no species.
    const unknown =
      error instanceof Error && 'status' in error && [400, 404].includes(Number(error.status))
    if (!unknown) throw error
    // The page is worth showing without suggestions too, as when too many search at once.
    const { results } = await pageOf(args)
      .api.searchSpecies({ q: name.slice(0, searchTextMaximum), kind })
      .catch(() => ({ results: [] }))
    const shown = name.replaceAll('_', ' ')
    const bearers = results.filter(
      (each) => shown === each.chineseName || shown === each.commonName,
    )
    if (bearers[0] && bearers.length === 1)
      throw redirect(profileAddress(kind, bearers[0].latinName))
    const nearest = results.slice(0, suggestionCount)
    throw data({ missing: 'species', kind, name, nearest } satisfies MissingSpecies, {
      status: 404,
    })
  }
}
