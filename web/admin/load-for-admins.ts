/** Loads the data of a page for admins; for members nothing is loaded, and visitors meet the login. */
import { data, type RouterContextProvider } from 'react-router'
import { loginFirst } from '../page-data/login-first.ts'
import { pageOf } from '../page-data/page-data.ts'

interface LoaderArgs {
  url: URL
  context: Readonly<RouterContextProvider>
}

/** Members get status 403 and a page that says why. */
export async function loadForAdmins<Loaded>(args: LoaderArgs, load: () => Promise<Loaded>) {
  const { viewer } = pageOf(args)
  if (viewer.role === 'visitor') throw loginFirst(args.url)
  if (viewer.role !== 'admin') return data(undefined, { status: 403 })
  return data({ viewer, loaded: await load() })
}
