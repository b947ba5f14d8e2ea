/** Loads the data of a page for admins; for all other readers, nothing is loaded. */
import { data, type RouterContextProvider } from 'react-router'
import { pageOf } from '../page-data/page-data.ts'

interface LoaderArgs {
  context: Readonly<RouterContextProvider>
}

/** Other readers get status 403 and a page that says why. */
export async function loadForAdmins<Loaded>(args: LoaderArgs, load: () => Promise<Loaded>) {
  const { viewer } = pageOf(args)
  if (viewer.role !== 'admin') return data(undefined, { status: 403 })
  return data({ viewer, loaded: await load() })
}
