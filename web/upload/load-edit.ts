/** Loads what an edit page needs; for a visitor, or without a species, there is nothing to edit. */
import { data, type RouterContextProvider } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { pageOf } from '../page-data.ts'
import { loadProfile } from '../species/load-profile.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function loadEdit(args: LoaderArgs, kind: Kind) {
  const { viewer } = pageOf(args)
  const name = new URL(args.request.url).searchParams.get('name')
  if (viewer.role === 'visitor') return data(undefined, { status: 403 })
  if (!name) return data(undefined, { status: 400 })
  return data({ viewer, profile: await loadProfile(args, kind, name) })
}
