/** Runs the steps of a reader who uses only a keyboard, and checks the pages. */
import type { Locator, Page } from '@playwright/test'
import { isWholeDose } from '../../harness/doses/dose.ts'
import { violations } from '../axe.ts'
import { overflowingElements } from '../overflow.ts'
import { expect } from '../watched.ts'

export async function pressEnter(page: Page, target: Locator) {
  await target.focus()
  await page.keyboard.press('Enter')
}

/** Replaces the text of a field. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await target.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

export async function checkPage(page: Page) {
  expect(await overflowingElements(page)).toEqual([])
  expect(await violations(page)).toEqual([])
}

/**
 * Checks that a page does not scroll sideways. Only the nightly run also applies the rules of axe, because `checkPage`
 * applies these rules to the page in another state.
 */
export async function checkPageAgain(page: Page) {
  expect(await overflowingElements(page)).toEqual([])
  if (isWholeDose) expect(await violations(page)).toEqual([])
}

export interface Sheets {
  count: number
  /** The different sizes, in millimetres. */
  sizes: string[]
}

/** Prints the page as a browser does. @returns the number and the sizes of the sheets */
export async function printPage(page: Page): Promise<Sheets> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const inMillimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4)
  const boxes = [...pdf.matchAll(/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)]
  const sizes = boxes.map(
    ([, width, height]) => `${inMillimetres(width)} × ${inMillimetres(height)}`,
  )
  return { count: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, sizes: [...new Set(sizes)] }
}
