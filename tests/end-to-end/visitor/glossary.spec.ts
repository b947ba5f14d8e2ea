/** Tests the glossaries, whose letters a reader opens one by one in three columns (specification, section 2). */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { camellia, camphor, grebe, unknownSedge } from '../../harness/collections/field-species.ts'
import { nightly, nightlyIf } from '../nightly.ts'
import { expect, test } from '../reader.ts'
import { delayRequests } from '../slow-network.ts'

test('shows the letters in three columns of nine, nine and eight', async ({ page }) => {
  await page.goto('/glossary')
  await expect(page).toHaveTitle('Glossary of plants 植物名录')
  const leftEdges = await page
    .getByRole('main')
    .getByText(/^[A-Z]$/)
    .evaluateAll((letters) => letters.map((letter) => letter.getBoundingClientRect().left))
  const columns = [...Map.groupBy(leftEdges, (left) => Math.round(left)).values()]
  expect(columns.map((column) => column.length)).toEqual([9, 9, 8])
})

test('opens a letter with numbered species and bold Chinese names', async ({ page }) => {
  await page.goto('/glossary')
  await expect(letter(page, 'C')).toHaveText(/C\s*3 species/)
  await letter(page, 'C').click()
  const entry = page.getByRole('link').filter({ hasText: camphor[0] })
  await expect(entry).toBeVisible()
  await expect(entry.getByText(camphor[2])).toHaveCSS('font-weight', '700')
  // The browser makes the numbers, so only the accessibility tree has them.
  const tree = await page.context().newCDPSession(page)
  const { nodes } = await tree.send('Accessibility.getFullAXTree')
  const markers = nodes.filter((node) => node.role?.value === 'ListMarker')
  expect(markers.map((marker) => marker.name?.value)).toEqual(['1. ', '2. ', '3. '])

  await entry.click()
  await expect(page).toHaveURL('/search/Cinnamomum_camphora')
})

test(
  'opens several letters, closes one letter, and closes all letters',
  nightly,
  async ({ page }) => {
    await page.goto('/glossary')
    const [letterA, letterC] = [letter(page, 'A'), letter(page, 'C')]
    const acer = page.getByRole('link').filter({ hasText: 'Acer palmatum' })
    const camelliaLink = page.getByRole('link').filter({ hasText: camellia[0] })
    await letterA.click()
    await letterC.click()
    await expect(acer).toBeVisible()
    await expect(camelliaLink).toBeVisible()
    await expect(page.getByRole('button', { name: 'Collapse All' })).toHaveCount(2)
    await letterA.click()
    await expect(acer).toBeHidden()
    await expect(camelliaLink).toBeVisible()
    await letterA.click()
    await page.getByRole('button', { name: 'Collapse All' }).first().click()
    await expect(acer).toBeHidden()
    await expect(camelliaLink).toBeHidden()
  },
)

test('opens and closes letters by keyboard', async ({ page }) => {
  await page.goto('/glossary')
  const letterA = letter(page, 'A')
  await tabTo(letterA)
  await page.keyboard.press('Enter')
  const link = page.getByRole('link').filter({ hasText: 'Acer palmatum' })
  await expect(link).toBeVisible()
  await page.keyboard.press('Space')
  await expect(link).toBeHidden()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await tabTo(page.getByRole('button', { name: 'Collapse All' }))
  await page.keyboard.press('Enter')
  await expect(link).toBeHidden()
  await expect(letterA, 'the letter gets the focus').toBeFocused()
})

test('shows a letter without species, which cannot be opened', async ({ page }) => {
  await page.goto('/glossary')
  await expect(page.getByText('X, no species')).toBeAttached()
  await page.getByText('X', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Collapse All' })).toHaveCount(0)
})

test('lists a name with another first letter in a separate group', nightly, async ({ page }) => {
  await page.goto('/glossary')
  await letter(page, 'Other first letters').click()
  await expect(page.getByRole('link').filter({ hasText: unknownSedge[2] })).toBeVisible()
})

for (const { address, back, file, names } of [
  { address: '/glossary', back: '/databasePlant', file: 'plants.csv', names: camellia },
  { address: '/glossaryBird', back: '/databaseBird', file: 'birds.csv', names: grebe },
]) {
  test(
    `${address} has a Back link and a download of its list`,
    nightlyIf(address === '/glossaryBird'),
    async ({ page }) => {
      await page.goto(address)
      const downloadEvent = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download' }).click()
      const download = await downloadEvent
      expect(download.suggestedFilename()).toBe(file)
      const text = await readFile(await download.path(), 'utf8')
      expect(text.startsWith('\uFEFF'), 'Excel needs the mark to read Chinese').toBe(true)
      expect(text).toContain(names.join(','))

      await page.getByRole('link', { name: 'Printable page' }).click()
      await expect(page).toHaveURL(`${address}/print`)
      await expect(page.getByRole('listitem').filter({ hasText: names[0] })).toContainText(names[2])
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page).toHaveURL(address)
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page).toHaveURL(back)
    },
  )
}

test('prints the list without navigation and buttons', nightly, async ({ page }) => {
  await page.goto('/glossary/print')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: camellia[0] })).toBeVisible()
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })
  test('opens a letter of the glossary', async ({ page }) => {
    await page.goto('/glossaryBird')
    await letter(page, 'T').click()
    await page.getByRole('link').filter({ hasText: grebe[2] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(grebe[0])
  })
})

/** @returns the summary that opens a letter. Browsers have no common role for a summary. */
function letter(page: Page, capital: string): Locator {
  return page.locator('summary').filter({ has: page.getByText(capital, { exact: true }) })
}

/** Presses Tab until an element has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

test('keeps the opened letters after a visit to a species', nightly, async ({ page }) => {
  const release = await delayRequests(page)
  await page.goto('/glossary', { waitUntil: 'commit' })
  await letter(page, 'A').click()
  await letter(page, 'C').click()
  release()
  await expect(page).toHaveURL('/glossary?open=ac')
  await page.getByRole('link').filter({ hasText: camellia[0] }).click()
  await expect(page).toHaveURL(/\/search\//)
  await page.goBack()
  await expect(page.getByRole('link').filter({ hasText: camellia[0] })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link').filter({ hasText: 'Acer palmatum' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })
  test('shows three columns, and an open letter across all of them', async ({ page }) => {
    await page.goto('/glossary')
    const letters = page.getByRole('main').getByText(/^[A-Z]$/)
    const tops = await letters.evaluateAll((elements) =>
      elements.map((each) => Math.round(each.getBoundingClientRect().top)),
    )
    expect(new Set(tops).size).toBe(9)
    await letter(page, 'C').click()
    const entry = page.getByRole('link').filter({ hasText: camphor[0] })
    await expect(entry).toBeVisible()
    const list = await page.getByRole('list').filter({ has: entry }).boundingBox()
    expect(list?.x).toBeLessThan(17)
    expect(list?.width).toBeGreaterThanOrEqual(320)
  })
})
