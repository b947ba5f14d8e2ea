/** Finds elements that make a page scroll sideways. */
import type { Page } from '@playwright/test'

/** @returns the elements beyond the right edge and the width of the page; an empty list if the page fits */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .concat(`${scrollWidth} px wide`)
  })
}
