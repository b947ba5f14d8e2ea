/**
 * Checks every page at 320 px, which equals 1280 px at 400 %: no element overflows, and every target is large enough.
 */
import type { Page } from '@playwright/test'
import { addresses, missingPages, pageNames } from '../addresses.ts'
import { nightly, nightlyIf } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../reader.ts'

/** The smallest allowed size of a target, in pixels. */
const smallestTarget = 24

/** @returns the targets below the smallest size. Targets within a text are exempt. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const isInText = (element: Element) => {
      const surroundingText = element.parentElement?.textContent?.trim() ?? ''
      return (
        getComputedStyle(element).display === 'inline' &&
        surroundingText.length > (element.textContent?.trim().length ?? 0) + 1
      )
    }
    return (
      [...document.querySelectorAll('a, button, input, summary, [role=option]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // Ignores hidden inputs, which serve the form validation of the browser.
        .filter((element) => !element.matches('[aria-hidden=true][tabindex="-1"]'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < smallest - 0.5 || box.height < smallest - 0.5)
        .filter(({ element }) => !isInText(element))
        .map(({ element, box }) => `${box.width}x${box.height} ${element.outerHTML.slice(0, 160)}`)
    )
  }, smallestTarget)
}

/** Lays out the parts that the browser leaves out until they are near the window, such as the last stops of a walk. */
function layOutWholePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main li')) {
      element.style.contentVisibility = 'visible'
    }
  })
}

for (const locale of ['en-GB', 'zh-CN']) {
  test.describe(`in ${locale} at 320 px`, nightlyIf(locale === 'zh-CN'), () => {
    test.use({ locale, viewport: { width: 320, height: 700 } })

    test('no page needs sideways scrolling or has small targets', async ({ page, tolerate }) => {
      for (const name of pageNames) {
        if (missingPages.includes(name)) tolerate(/status of 404/)
        await page.goto(addresses[name], { waitUntil: 'domcontentloaded' })
        await layOutWholePage(page)
        expect.soft(await overflowingElements(page), `overflow of the ${name}`).toEqual([])
        expect.soft(await smallTargets(page), `small targets on the ${name}`).toEqual([])
      }
    })
  })
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('keeps opened menus and lists on the screen', nightly, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox').fill('pseudotaxodiophyllum')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await overflowingElements(page)).toEqual([])
    await page.getByRole('navigation').getByRole('button', { name: 'Database' }).click()
    expect(await overflowingElements(page)).toEqual([])
    await page.goto('/glossary')
    for (const letter of await page.locator('summary').all()) await letter.click()
    expect(await overflowingElements(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
  })

  test('fits the zoom view into the screen', async ({ page }) => {
    await page.goto(addresses['longest profile'])
    await page
      .getByRole('link', { name: /Pseudotaxodiophyllum/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Back' })).toBeInViewport()
    expect(await overflowingElements(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
  })
})
