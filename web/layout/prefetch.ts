/**
 * Returns how links fetch their page ahead: for visitors when they point at the link, for members and
 * admins not at all. The browser stores no data of a signed-in reader (security.md 80), so it would
 * fetch the page twice.
 */
import { useRouteLoaderData } from 'react-router'
import type { Viewer } from '../../contract/page-context.ts'

export function usePrefetch(): 'intent' | 'none' {
  const root = useRouteLoaderData<{ viewer: Viewer }>('root')
  return root?.viewer.role === 'visitor' ? 'intent' : 'none'
}
