/** What is too wide for its screen. */
import type { Page } from '@playwright/test'

/** What reaches beyond the screen, unless it scrolls in a box of its own. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .concat(`${scrollWidth} px wide`)
  })
}
