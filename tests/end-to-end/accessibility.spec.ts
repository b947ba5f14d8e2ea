/** WCAG 2.0 to 2.2, A and AA, on every page: axe finds nothing, in any state it can be in. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addresses, type PageName, pageNames } from './addresses.ts'
import { expect, test } from './watched.ts'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const phone = { width: 360, height: 780 }
const desk = { width: 1440, height: 900 }

/** Between them the two languages see each width in each colour scheme. */
const looks = {
  'en-GB': [
    { size: phone, colorScheme: 'light' },
    { size: desk, colorScheme: 'dark' },
  ],
  'zh-CN': [
    { size: phone, colorScheme: 'dark' },
    { size: desk, colorScheme: 'light' },
  ],
} as const

const advice = new Set<string>()

/** What axe finds against the standard, in a line each; its other advice is only told. */
async function violations(page: Page, locale: keyof typeof looks): Promise<string[]> {
  const lines: string[] = []
  for (const { size, colorScheme } of looks[locale]) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished)),
    )
    const axe = new AxeBuilder({ page }).withTags([...standard, 'best-practice'])
    for (const { id, tags, nodes } of (await axe.analyze()).violations) {
      const told = nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`)
      if (tags.some((tag) => standard.includes(tag))) lines.push(...told)
      else for (const line of told) advice.add(line)
    }
  }
  return lines
}

test.afterAll(() => {
  for (const line of advice) console.info(`best practice, ${line}`)
})

/** Pages that open: each is looked at opened. */
const opened: Partial<Record<PageName, (page: Page) => Promise<void>>> = {
  walk: async (page) => {
    const map = page.getByRole('region', { name: /Map of the walk|步道地图/ })
    await map.press('+')
    await expect(page.getByRole('status').filter({ hasText: '150%' })).toBeVisible()
  },
  'plant home': async (page) => {
    await page.getByRole('combobox').fill('chinese')
    await page.getByRole('combobox').press('ArrowDown')
    await expect(page.getByRole('option')).toHaveCount(3)
  },
  'plant glossary': async (page) => {
    for (const letter of await page.locator('summary').all()) await letter.click()
  },
  'calls of the API': async (page) => {
    await page.locator('summary').first().click()
  },
  activities: async (page) => {
    await page.getByRole('navigation').getByRole('button').click()
  },
  'plant profile': async (page) => {
    await page
      .getByRole('link', { name: /Camellia japonica/ })
      .last()
      .click()
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  },
}

for (const locale of ['en-GB', 'zh-CN'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('axe finds nothing on any page', async ({ page, tolerate }) => {
      test.setTimeout(300_000)
      tolerate(/status of 404/)
      for (const name of pageNames) {
        await page.setViewportSize(desk)
        await page.goto(addresses[name])
        const open = opened[name]
        if (open) await open(page)
        expect.soft(await violations(page, locale), name).toEqual([])
      }
    })
  })
}
