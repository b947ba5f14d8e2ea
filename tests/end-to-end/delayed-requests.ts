/** What is still on its way, as on a slow network: the scripts of a page, or something it asks for. */
import type { Page } from '@playwright/test'

/** @param which addresses; all scripts, unless said. @returns what lets them through */
export async function holdBack(page: Page, which = '**/assets/*.js'): Promise<() => void> {
  let wake = () => {}
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route(which, async (route) => {
    await asleep
    await route.continue()
  })
  return wake
}
