/**
 * Decides whether to show that something is loading: after 150 ms at the earliest, then for at
 * least 500 ms. Nothing flickers (specification, section 13).
 */
import { useEffect, useRef, useState } from 'react'
import { waitingDelay, waitingMinimum } from '../../../contract/limits.ts'

export function useWaiting(busy: boolean): boolean {
  const [shown, setShown] = useState(false)
  const shownSince = useRef(0)

  useEffect(() => {
    if (busy === shown) return
    const rest = busy ? waitingDelay : waitingMinimum - (Date.now() - shownSince.current)
    const timer = setTimeout(
      () => {
        shownSince.current = Date.now()
        setShown(busy)
      },
      Math.max(0, rest),
    )
    return () => clearTimeout(timer)
  }, [busy, shown])

  return shown
}
