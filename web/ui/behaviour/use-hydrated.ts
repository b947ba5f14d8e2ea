/** Returns whether the page is hydrated: false on the server, and in the browser until the script runs. */
import { useEffect, useState, useSyncExternalStore } from 'react'

export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  return isHydrated
}

/** @returns the same, but true from the first render in a component that was not in the HTML of the server */
export function useHydratedOrNew(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
