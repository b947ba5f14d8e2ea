/** Records the animations that move a picture: the view transitions between pages, and the zoom view. */
import type { Page } from '@playwright/test'

/** @returns a function that returns each moving part with its duration in milliseconds */
export async function recordMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      transition.ready.then(async () => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
        const moving = effects.filter(
          ({ pseudoElement }) => pseudoElement === '::view-transition-group(species)',
        )
        const durations = moving.map((effect) => effect.getTiming().duration)
        await transition.finished
        moves.push(...durations.map((duration) => `page ${duration}`))
      })
      return transition
    }
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, timing) {
      const { duration } = timing as KeyframeAnimationOptions
      if (this instanceof HTMLImageElement) moves.push(`enlarged ${duration}`)
      return animate.call(this, frames, timing)
    }
  })
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves)
}
