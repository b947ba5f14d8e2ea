/** Returns whether the page is hydrated: false on the server, and in the browser until the script runs. */
import { useEffect, useState } from 'react'

export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  return isHydrated
}
