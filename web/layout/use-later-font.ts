/**
 * Shows Garamond on every page after the first. A document whose font came late never shows it under its first name
 * (docs/decisions/0071), so a page reached by a link within the site uses the second one.
 */
import { useEffect, useLayoutEffect, useRef } from 'react'

const later = '"EB Garamond later"'

/** @param leaving whether the reader is on the way to another page: the time to load the font */
export function useLaterFont(pathname: string, leaving: boolean) {
  const first = useRef(pathname)

  useEffect(() => {
    if (leaving) for (const style of ['1em', 'italic 1em']) document.fonts.load(style + later)
  }, [leaving])

  // Before the paint, so that the new page appears in its font.
  useLayoutEffect(() => {
    if (first.current !== pathname)
      document.documentElement.style.setProperty('--garamond', `${later}, "EB Garamond"`)
  }, [pathname])
}
