/**
 * The content between navigation bar and footer. It shows that a page is loading when that takes
 * long, and gets the focus when a script changes the page.
 */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { ArrivingSpecies } from '../profile/arriving-species.tsx'
import type { Arriving } from '../species/species-link.tsx'
import { useWaiting } from '../ui/behaviour/use-waiting.ts'
import { LoadingDots } from '../ui/loading-dots.tsx'
import styles from './main-content.module.css'
import { useScrollAfterWaiting } from './use-scroll-after-waiting.ts'

export function MainContent({ children }: { children: ReactNode }) {
  const { pathname, state } = useLocation()
  const navigation = useNavigation()
  const leaving = navigation.location !== undefined && navigation.location.pathname !== pathname
  const waiting = useWaiting(leaving)
  // For another season or page of the same gallery, the content stays, marked as busy.
  const turning = navigation.state === 'loading' && !leaving
  const main = useFocusOnArrival(pathname)
  useLaterFont(pathname)
  useScrollAfterWaiting(leaving, waiting)
  const arriving = arrivingAt(navigation.location ? navigation.location.state : state)
  return (
    <main
      id="content"
      tabIndex={-1}
      ref={main}
      aria-busy={waiting || turning}
      data-waiting={waiting || undefined}
    >
      {waiting && (arriving ? <ArrivingSpecies {...arriving} /> : <LoadingDots />)}
      <div className={styles.page} hidden={waiting} data-turning={turning || undefined}>
        {children}
      </div>
    </main>
  )
}

/** The link or the search that led here passes on the names of the species. */
const arrivingAt = (state: { arriving?: Arriving } | null) => state?.arriving

/**
 * A browser moves the focus to the top of a new document. After a change by script, this hook focuses the content.
 */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/**
 * Shows Garamond from the second page on, before the page is painted. If the font loaded late, the document never shows
 * it under the font's first name (docs/decisions/0071).
 */
function useLaterFont(pathname: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect ends when the address changes
  useLayoutEffect(() => () => document.documentElement.classList.add('later'), [pathname])
}
