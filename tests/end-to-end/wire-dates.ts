/** Finds dates that a page shows in the format of the wire instead of the reader's language. */
import type { Page } from '@playwright/test'

/** Finds `2025-10-18`, `Sat Oct 18 2025`, `10/18/25`, `10-18-25` and the month of a gallery's address (`Oct-2025`). */
const wireForms =
  /\b\d{4}-\d\d-\d\d\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} \d\d \d{4}\b|\b\d{1,2}([/-])\d{1,2}\1\d{2,4}\b|\b[A-Z][a-z]{2}-\d{4}\b/g

/** @returns each such date in the visible text of the page, with the text around it */
export async function wireDates(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text and scripts do not count
  const text = await page.locator('body').innerText()
  return [...text.matchAll(wireForms)].map(({ index }) =>
    text.slice(Math.max(0, index - 20), index + 30),
  )
}
