/**
 * Restores the scroll position after the way back to a page that loads slowly. The router restores it as soon as the
 * page has arrived. The loading dots may still hide the page then, and the document is too short.
 */
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Pixels from the top of each page that was left, by its key in the history. A page that is new there has a new key. */
const positions = new Map<string, number>()

/**
 * @param leaving whether another page is loading
 * @param waiting whether the loading dots hide the page
 */
export function useScrollAfterWaiting(leaving: boolean, waiting: boolean): void {
  const { key } = useLocation()
  const waited = useRef(false)

  useLayoutEffect(() => {
    if (leaving) positions.set(key, window.scrollY)
  }, [leaving, key])

  useLayoutEffect(() => {
    const top = positions.get(key)
    if (waited.current && !waiting && top !== undefined) {
      window.scrollTo({ top, behavior: 'instant' })
    }
    waited.current = waiting
  }, [waiting, key])
}
