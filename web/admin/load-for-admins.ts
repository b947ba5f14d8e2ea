/** Loads the data of a page for admins, and redirects visitors to the login page. */
import { data, type RouterContextProvider } from 'react-router'
import { loginFirst } from '../page-data/login-first.ts'
import { pageNumber, pageOf } from '../page-data/page-data.ts'

interface LoaderArgs {
  url: URL
  context: Readonly<RouterContextProvider>
}

/**
 * Loads the data of a page if the viewer is an admin. Members and reviewers see a message instead.
 * @returns the viewer and the loaded data, or no data with status 403
 * @throws a redirect to the login page for visitors
 */
export async function loadForAdmins<Loaded>(args: LoaderArgs, load: () => Promise<Loaded>) {
  const { viewer } = pageOf(args)
  if (viewer.role === 'visitor') throw loginFirst(args.url)
  if (viewer.role !== 'admin') return data(undefined, { status: 403 })
  return data({ viewer, loaded: await load() })
}

/** Loads one page of a list. The address contains the number of the page. */
export async function loadListForAdmins<List>(
  args: LoaderArgs & { request: Request },
  load: (api: ReturnType<typeof pageOf>['api'], page: number) => Promise<List>,
) {
  return loadForAdmins(args, async () => {
    const page = pageNumber(args.request)
    return { page, list: await load(pageOf(args).api, page) }
  })
}
