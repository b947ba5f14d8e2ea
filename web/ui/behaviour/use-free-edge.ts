/** Finds the edge of the screen at which a floating element does not cover the focused field. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

type Edge = 'top' | 'bottom'

/** The assumed space between a floating element and the edge of the screen, in pixels. */
const margin = 40

/**
 * @param floating the box of the floating elements
 * @param shownCount the number of shown floating elements; without floating elements, no field is covered
 * @returns the edge at which the floating elements do not cover the focused field
 */
export function useFreeEdge(floating: RefObject<HTMLElement | null>, shownCount: number): Edge {
  const [edge, setEdge] = useState<Edge>('bottom')

  useLayoutEffect(() => {
    if (shownCount > 0 && floating.current) setEdge(freeEdge(floating.current))
  }, [floating, shownCount])

  useEffect(() => {
    if (shownCount === 0) return
    const updateEdge = () => floating.current && setEdge(freeEdge(floating.current))
    document.addEventListener('focusin', updateEdge)
    return () => document.removeEventListener('focusin', updateEdge)
  }, [floating, shownCount])

  return edge
}

function freeEdge(floating: HTMLElement): Edge {
  const focused = document.activeElement
  if (!focused || focused === document.body || floating.contains(focused)) return edgeOf(floating)
  // Only a script or a press focuses an element with this tab index, such as the content after a navigation.
  if (focused instanceof HTMLElement && focused.tabIndex < 0) return 'bottom'
  const { height } = floating.getBoundingClientRect()
  const { top, bottom } = focused.getBoundingClientRect()
  const visibleHeight = window.visualViewport?.height ?? window.innerHeight
  // An on-screen keyboard covers the lower edge.
  if (visibleHeight < window.innerHeight * 0.8) return top < height + margin ? 'bottom' : 'top'
  return bottom > window.innerHeight - height - margin ? 'top' : 'bottom'
}

function edgeOf(floating: HTMLElement): Edge {
  return floating.dataset.edge === 'top' ? 'top' : 'bottom'
}
