/** Finds the map and the stops on the page of a walk. */
import type { Locator, Page } from '@playwright/test'

export const address = '/walk/lake'
export const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }

export const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the walk' })
export const stopOf = (page: Page, key: string) => page.locator(`#stop-${key}`)
/** @returns the width of the map divided by the width of its box, to one decimal, and the scroll position in pixels */
export const zoomOf = (map: Locator) =>
  map.evaluate(({ scrollWidth, clientWidth, scrollLeft, scrollTop }) => ({
    scale: Math.round((10 * scrollWidth) / clientWidth) / 10,
    scrollLeft,
    scrollTop,
  }))
