/** Delays requests of a page, as a slow network does. */
import type { Page } from '@playwright/test'

/** @param which addresses to delay: by default all scripts. @returns a function that lets them through */
export async function holdBack(page: Page, which = '**/assets/*.js'): Promise<() => void> {
  let letThrough = () => {}
  const delay = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(which, async (route) => {
    await delay
    await route.continue()
  })
  return () => letThrough()
}
