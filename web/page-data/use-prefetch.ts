/**
 * Returns how links prefetch their page. For visitors, a link prefetches its page when the link gets the pointer or the
 * focus. Browsers do not cache the pages of signed-in readers (security.md 80), so a prefetch would fetch a page twice.
 */
import { useRootData } from './root-data.ts'

export function usePrefetch(): 'intent' | 'none' {
  return useRootData()?.viewer.role === 'visitor' ? 'intent' : 'none'
}
