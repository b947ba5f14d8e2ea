/** A page whose scripts are still on their way, as on a slow network. */
import type { Page } from '@playwright/test'

/** @param which of them; all, unless said. @returns what lets them through */
export async function holdScripts(page: Page, which = '**/assets/*.js'): Promise<() => void> {
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
