/** Raises a floating element above the controls marked `data-keep-clear`, so that the controls stay visible. */
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The minimum space between the floating element and a control marked `data-keep-clear`, in pixels. */
const margin = 8

/**
 * @param shownCount the number of shown floating elements
 * @returns the height by which the floating elements are raised, in pixels
 */
export function useLift(floating: RefObject<HTMLElement | null>, shownCount: number): number {
  const [lift, setLift] = useState(0)

  useLayoutEffect(() => {
    if (shownCount === 0) return
    let frame: number
    // The lift is updated in every frame, because the page loads and scrolls while a message is shown.
    const updateLift = () => {
      if (floating.current) setLift(liftOf(floating.current))
      frame = requestAnimationFrame(updateLift)
    }
    updateLift()
    return () => cancelAnimationFrame(frame)
  }, [floating, shownCount])

  return lift
}

function liftOf(floating: HTMLElement): number {
  const height = floating.offsetHeight
  const { left = 0 } = floating.querySelector('[data-look]')?.getBoundingClientRect() ?? {}
  const controls = [...document.querySelectorAll('[data-keep-clear]')]
    .map((control) => control.getBoundingClientRect())
    .filter(({ right }) => right > left)
    .sort((one, other) => other.bottom - one.bottom)
  let freeBottom = window.innerHeight
  for (const { top, bottom } of controls) {
    if (top < freeBottom && bottom > freeBottom - height - 2 * margin) freeBottom = top
  }
  return window.innerHeight - freeBottom
}
