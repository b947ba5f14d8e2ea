/**
 * Shows the content between the navigation bar and the footer. If a page loads slowly, the module shows loading dots,
 * and for a profile also the name of the species. The module focuses the content after the script has changed the page.
 */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { latinNameInAddress } from '../../contract/names.ts'
import { ArrivingSpecies } from '../profile/arriving-species.tsx'
import type { Arriving } from '../species/species-link.tsx'
import { useWaiting } from '../ui/behaviour/use-waiting.ts'
import { LoadingDots } from '../ui/loading-dots.tsx'
import styles from './main-content.module.css'
import { useScrollAfterWaiting } from './use-scroll-after-waiting.ts'

export function MainContent({ children }: { children: ReactNode }) {
  const { pathname, state } = useLocation()
  const navigation = useNavigation()
  const isLeaving = navigation.location !== undefined && navigation.location.pathname !== pathname
  const isWaiting = useWaiting(isLeaving)
  // If only the parameters of the address change, the content stays and is marked as busy.
  const isTurning = navigation.state === 'loading' && !isLeaving
  const main = useFocusOnArrival(pathname)
  useLaterFont(pathname)
  useScrollAfterWaiting(isLeaving, isWaiting)
  const arriving = navigation.location
    ? (arrivingAt(navigation.location.state) ?? speciesInAddress(navigation.location.pathname))
    : arrivingAt(state)
  return (
    <main
      id="content"
      tabIndex={-1}
      ref={main}
      aria-busy={isWaiting || isTurning}
      data-waiting={isWaiting || undefined}
    >
      {isWaiting && (arriving ? <ArrivingSpecies {...arriving} /> : <LoadingDots />)}
      <div className={styles.page} hidden={isWaiting} data-turning={isTurning || undefined}>
        {children}
      </div>
    </main>
  )
}

/** @returns the names and, from a link, the picture of the species, if the previous page passed them */
const arrivingAt = (state: { arriving?: Arriving } | null) => state?.arriving

/** @returns the Latin name in the address of a profile; undefined for another address */
function speciesInAddress(pathname: string): Arriving | undefined {
  const latinName = latinNameInAddress(pathname)
  return latinName ? { names: { latinName, commonName: '', chineseName: '' } } : undefined
}

/**
 * Focuses the content after the script has changed the page. For a new document, the browser itself moves the focus to
 * the top.
 */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const focusedPath = useRef(pathname)
  useEffect(() => {
    if (focusedPath.current === pathname) return
    focusedPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/**
 * Shows Garamond from the second page on, before the page is painted. A document that loaded the font late can show the
 * font only under its second name (docs/decisions/0071).
 */
function useLaterFont(pathname: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect ends when the address changes
  useLayoutEffect(() => () => document.documentElement.classList.add('later'), [pathname])
}
