/** Checks that pages and the navigation bar stay readable in enlarged text, and that the bar fits a tablet. */
import type { Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { signUp } from '../members.ts'
import { nightly, nightlyIf } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../reader.ts'

/** Enlarges the root font, as browsers do for readers who choose a larger text. */
function enlargeText(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
}

/** @returns the visible texts whose lines have fewer than three characters on average */
function collapsedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const collapsed: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (text.length < 6 || !node.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (text.length / lines.size < 3) collapsed.push(`${text.slice(0, 40)}: ${lines.size} lines`)
    }
    return collapsed
  })
}

for (const locale of ['en-GB', 'zh-CN']) {
  test.describe(`in ${locale} at 360 px and 200% text size`, nightlyIf(locale === 'zh-CN'), () => {
    test.use({ locale, viewport: { width: 360, height: 780 } })

    test('shows words instead of single letters, and needs no sideways scrolling', async ({
      page,
    }) => {
      for (const name of [
        'home page',
        'plant home',
        'bird home',
        'plant profile',
        'longest profile',
        'bird profile',
        'walk',
        'month in season',
        'about us',
      ] as const) {
        await page.goto(addresses[name])
        await enlargeText(page, '200%')
        expect.soft(await collapsedTexts(page), `texts on the ${name}`).toEqual([])
        expect.soft(await overflowingElements(page), `overflow of the ${name}`).toEqual([])
      }
    })
  })
}

test('puts the search button below the field at 360 px and 200% text size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(addresses['plant profile'])
  const field = page.getByRole('combobox')
  const button = page.getByRole('search').getByRole('button', { name: 'Search' })
  const boxes = async () => {
    const [fieldBox, buttonBox] = [await field.boundingBox(), await button.boundingBox()]
    if (!fieldBox || !buttonBox) throw new Error('the search is missing')
    return { fieldBox, buttonBox }
  }
  const usual = await boxes()
  expect(usual.buttonBox.y).toBe(usual.fieldBox.y)
  await enlargeText(page, '200%')
  const enlarged = await boxes()
  expect(enlarged.buttonBox.y).toBeGreaterThan(enlarged.fieldBox.y + enlarged.fieldBox.height)
  expect(enlarged.fieldBox.width).toBeGreaterThan(280)
})

for (const size of ['130%', '150%']) {
  for (const role of ['visitor', 'member']) {
    test(
      `keeps each public item of the bar in one line for a ${role} at 360 px and ${size} text size`,
      nightly,
      async ({ page, context }) => {
        await page.setViewportSize({ width: 360, height: 780 })
        if (role === 'member') await signUp(context)
        for (const address of ['/', '/login', '/home']) {
          await page.goto(address)
          await enlargeText(page, size)
          const bar = page.getByRole('navigation', { name: 'Main' })
          for (const word of ['Database', 'Creation', 'About us']) {
            const lines = await bar.getByText(word, { exact: true }).evaluate((element) => {
              const range = document.createRange()
              range.selectNodeContents(element)
              return range.getClientRects().length
            })
            expect(lines, word).toBe(1)
          }
          expect(await overflowingElements(page), address).toEqual([])
        }
      },
    )
  }
}

test('shows the whole bar in one line on a tablet in portrait orientation', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await signUp(context)
  await page.goto('/')
  const outerElements = [
    page.getByRole('banner').getByRole('link', { name: 'Field Site' }),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Creation' }),
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Account' }),
    page.getByRole('button', { name: '中文' }),
  ]
  const middles = await Promise.all(
    outerElements.map(async (element) => {
      const { y = 0, height = 0 } = (await element.boundingBox()) ?? {}
      return Math.round(y + height / 2)
    }),
  )
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
})
