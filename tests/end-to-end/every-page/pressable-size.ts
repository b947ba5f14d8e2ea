/** Measures the area of a target that a finger can press. This area may be larger than the visible element. */
import type { Locator } from '@playwright/test'

/** @returns the size in pixels of the area around the middle of the target in which a press reaches the target */
export function pressableSize(target: Locator): Promise<{ width: number; height: number }> {
  return target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    const step = 0.5
    const distance = (x: number, y: number) => {
      let steps = 0
      const isReached = () =>
        element.contains(
          document.elementFromPoint(middle.x + x * steps * step, middle.y + y * steps * step),
        )
      while (steps * step < 400 && isReached()) steps++
      return steps * step
    }
    return {
      width: distance(-1, 0) + distance(1, 0),
      height: distance(0, -1) + distance(0, 1),
    }
  })
}
