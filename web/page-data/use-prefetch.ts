/**
 * Returns how links prefetch their page. Links of visitors prefetch a page when the visitor points at the link. The
 * browser stores no data of a signed-in reader (security.md 80), so it would fetch the page twice.
 */
import { useRootData } from './root-data.ts'

export function usePrefetch(): 'intent' | 'none' {
  return useRootData()?.viewer.role === 'visitor' ? 'intent' : 'none'
}
