/**
 * Returns whether the page is hydrated: false on the server and during hydration. A component that was not in the HTML
 * of the server gets true in its first render, so a view transition finds its pictures.
 */
import { useSyncExternalStore } from 'react'

export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
