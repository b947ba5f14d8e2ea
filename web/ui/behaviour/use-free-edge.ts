/** Returns the edge of the screen at which a floating element does not cover the focused field. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

type Edge = 'top' | 'bottom'

/** Pixels. Room for the distance between a floating element and its edge. */
const margin = 40

/** @param shown the number of floating elements; without any, nothing is covered */
export function useFreeEdge(floating: RefObject<HTMLElement | null>, shown: number): Edge {
  const [edge, setEdge] = useState<Edge>('bottom')

  useLayoutEffect(() => {
    if (shown > 0 && floating.current) setEdge(freeEdge(floating.current))
  }, [floating, shown])

  useEffect(() => {
    if (shown === 0) return
    const look = () => floating.current && setEdge(freeEdge(floating.current))
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [floating, shown])

  return edge
}

function freeEdge(floating: HTMLElement): Edge {
  const focused = document.activeElement
  if (!focused || focused === document.body || floating.contains(focused)) return edgeOf(floating)
  // Only a script focuses such an element, as the content after a navigation; readers type nothing in it.
  if (focused instanceof HTMLElement && focused.tabIndex < 0) return 'bottom'
  const { height } = floating.getBoundingClientRect()
  const { top, bottom } = focused.getBoundingClientRect()
  const seen = window.visualViewport?.height ?? window.innerHeight
  // An on-screen keyboard would cover the lower edge.
  if (seen < window.innerHeight * 0.8) return top < height + margin ? 'bottom' : 'top'
  return bottom > window.innerHeight - height - margin ? 'top' : 'bottom'
}

function edgeOf(floating: HTMLElement): Edge {
  return floating.dataset.edge === 'top' ? 'top' : 'bottom'
}
