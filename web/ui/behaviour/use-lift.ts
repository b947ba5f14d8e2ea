/** Raises a floating element above the controls that it must not cover: those marked `data-keep-clear`. */
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The least space in pixels between the floating element and a control marked `data-keep-clear`. */
const margin = 8

/**
 * @param shown the number of floating elements
 * @returns how many pixels above the lower edge of the screen they belong
 */
export function useLift(floating: RefObject<HTMLElement | null>, shown: number): number {
  const [lift, setLift] = useState(0)

  useLayoutEffect(() => {
    if (shown === 0) return
    let frame: number
    // In every frame, because the page loads and scrolls while a message is shown.
    const look = () => {
      if (floating.current) setLift(liftOf(floating.current))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [floating, shown])

  return lift
}

function liftOf(floating: HTMLElement): number {
  const height = floating.offsetHeight
  const { left = 0 } = floating.querySelector('[data-look]')?.getBoundingClientRect() ?? {}
  const controls = [...document.querySelectorAll('[data-keep-clear]')]
    .map((control) => control.getBoundingClientRect())
    .filter(({ right }) => right > left)
    .sort((one, other) => other.bottom - one.bottom)
  let free = window.innerHeight
  for (const { top, bottom } of controls) {
    if (top < free && bottom > free - height - 2 * margin) free = top
  }
  return window.innerHeight - free
}
