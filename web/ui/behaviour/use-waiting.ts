/**
 * Returns whether to show the loading dots. The dots appear after 150 ms at the earliest and stay for at least 500 ms,
 * so that they do not flicker (specification, section 13).
 */
import { useEffect, useRef, useState } from 'react'
import { waitingDelay, waitingMinimum } from '../../../contract/limits.ts'

export function useWaiting(isBusy: boolean): boolean {
  const [isShown, setIsShown] = useState(false)
  const shownSince = useRef(0)

  useEffect(() => {
    if (isBusy === isShown) return
    const remaining = isBusy ? waitingDelay : waitingMinimum - (Date.now() - shownSince.current)
    const timer = setTimeout(
      () => {
        shownSince.current = Date.now()
        setIsShown(isBusy)
      },
      Math.max(0, remaining),
    )
    return () => clearTimeout(timer)
  }, [isBusy, isShown])

  return isShown
}
