/** Delays requests of a page, as a slow network does. */
import type { Page } from '@playwright/test'

/** @param addresses the addresses to delay; by default all scripts. @returns a function that releases the requests */
export async function delayRequests(page: Page, addresses = '**/assets/*.js'): Promise<() => void> {
  let release = () => {}
  const delay = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await delay
    await route.continue()
  })
  return () => release()
}
