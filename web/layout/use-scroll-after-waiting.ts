/**
 * Restores the scroll position when the reader returns to a page that loads slowly. The router restores the position as
 * soon as the page is loaded, but the loading dots may still hide the page. The document is then too short.
 */
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The scroll position in pixels of each page that the reader left, by the key of the page in the history. A new page
 * has a new key.
 */
const positions = new Map<string, number>()

/**
 * @param isLeaving whether another page is loading
 * @param isWaiting whether the loading dots hide the page
 */
export function useScrollAfterWaiting(isLeaving: boolean, isWaiting: boolean): void {
  const { key } = useLocation()
  const wasWaiting = useRef(false)

  useLayoutEffect(() => {
    if (isLeaving) positions.set(key, window.scrollY)
  }, [isLeaving, key])

  useLayoutEffect(() => {
    const top = positions.get(key)
    if (wasWaiting.current && !isWaiting && top !== undefined) {
      window.scrollTo({ top, behavior: 'instant' })
    }
    wasWaiting.current = isWaiting
  }, [isWaiting, key])
}
