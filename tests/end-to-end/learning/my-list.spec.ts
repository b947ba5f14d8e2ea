/** Tests the reader's own list, which the browser stores and the reader moves to another device as a file. */
import { readFile } from 'node:fs/promises'
import { profileAddress } from '../../../contract/names.ts'
import { camellia, camphor } from '../../harness/collections/field-species.ts'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../reader.ts'
import { delayRequests } from '../slow-network.ts'

const note = 'under the old wall'

test('keeps ticks, notes and dates on the device, and sends no note or date', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))

  await page.goto(profileAddress('plant', camellia[0]))
  // The script of the ticks has not run yet.
  await page.getByRole('checkbox', { name: 'Seen' }).check()
  await expect(page.getByRole('main').getByRole('link', { name: 'My list' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Seen' })).toBeChecked()

  await page.goto('/walk/lake')
  await waitForHydration(page)
  const ticks = page.getByRole('group', { name: `My list: ${camellia[0]}` }).first()
  await expect(ticks.getByRole('checkbox', { name: 'Seen' })).toBeChecked()
  const otherTicks = page
    .getByRole('group', { name: /^My list: / })
    .filter({ hasNot: page.getByRole('checkbox', { checked: true }) })
    .first()
  await otherTicks.getByRole('checkbox', { name: 'To find' }).check()
  // The link appears after the browser has stored the tick.
  const storedTicks = page
    .getByRole('group', { name: /^My list: / })
    .filter({ has: page.getByRole('checkbox', { name: 'To find', checked: true }) })
  await expect(storedTicks.getByRole('link', { name: 'My list' }).first()).toBeVisible()

  await page.goto('/my-list')
  const seen = page.getByRole('region', { name: /^Seen/ })
  await expect(page.getByRole('region', { name: /^To find/ }).getByRole('listitem')).toHaveCount(1)
  await seen.locator('summary').click()
  await seen.getByRole('textbox', { name: 'Note' }).fill(note)
  await seen.getByLabel('Date').fill('2026-03-15')
  expect(await violations(page)).toEqual([])
  expect(await overflowingElements(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  const printedRow = seen.locator('p').getByText(note)
  await expect(printedRow).toBeVisible()
  await expect(page.getByText(/^Species you want to find/)).toBeHidden()
  const printedDay = seen.locator('p').getByText('15 March 2026')
  await expect(printedDay).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erase the list' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(printedDay).toBeHidden()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain(note)

  await page.getByRole('button', { name: 'Erase the list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase the list' }).click()
  await expect(page.getByText('Your list is empty.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your list is empty.')).toBeVisible()

  await page.getByLabel('Add from a file').setInputFiles(file)
  await expect(page.getByText('Species in the file: 2.')).toBeVisible()
  await page.reload()
  await expect(seen.getByLabel('Note', { exact: true })).toHaveValue(note)
  await expect(seen.getByLabel('Date')).toHaveValue('2026-03-15')

  await seen.getByRole('button', { name: `Remove ${camellia[0]} from my list` }).click()
  await expect(seen).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(seen.getByLabel('Note', { exact: true })).toHaveValue(note)
  expect(requests.filter((each) => /old.wall|2026-03-15/.test(decodeURIComponent(each)))).toEqual(
    [],
  )
})

test('shows small pictures, and asks the server for no species of the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [name] of [camellia, camphor]) {
    await page.goto(profileAddress('plant', name))
    await page.getByRole('checkbox', { name: 'To find' }).check()
    await expect(page.getByRole('main').getByRole('link', { name: 'My list' })).toBeVisible()
  }
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).search)
  })
  await page.goto('/my-list')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const picture = row(camellia[0]).locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(row(camphor[0]).locator('img')).toHaveCount(0)
  await expect(row(camphor[0]).locator('svg')).toBeVisible()
  expect(calls).toEqual(['?kind=plant'])

  const note = row(camellia[0]).getByRole('textbox', { name: 'Note' })
  await expect(note).toBeHidden()
  expect((await row(camellia[0]).boundingBox())?.height).toBeLessThan(140)
  await row(camellia[0]).locator('summary').press('Enter')
  await note.fill('by the gate')
  expect(await violations(page)).toEqual([])
  expect(await overflowingElements(page)).toEqual([])
  await page.reload()
  await expect(note).toBeHidden()
  await expect(row(camellia[0]).getByText('by the gate').first()).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(note).toHaveValue('by the gate')
  await expect(note).toBeVisible()
})

test(
  'keeps a tick on a walk when the address changes before the script of the list loads',
  nightly,
  async ({ page }) => {
    const release = await delayRequests(page, '**/assets/my-list-*.js')
    await page.goto('/walk/lake')
    await waitForHydration(page, 'first view')
    const seen = page.getByRole('checkbox', { name: 'Seen' })
    await seen.first().check()
    const box = await seen.first().elementHandle()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Stop 2, show it on the map/ })
      .click()
    await expect(page).toHaveURL(/#mark-/)
    await expect(seen.first()).toBeChecked()

    release()
    await waitForHydration(page)
    await expect(seen.first()).toBeChecked()
    expect(await box?.evaluate(({ isConnected }) => isConnected)).toBe(true)
    await page.reload()
    await expect(seen.first()).toBeChecked()
  },
)

test('opens a species at the first press on the page of a walk', nightly, async ({ page }) => {
  await page.goto('/walk/lake')
  await waitForHydration(page)
  // If ticks appeared at the press, they would move this link away from the pointer.
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${camphor[0]}`) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(camphor[0])
})

test('keeps showing the list when the browser does not erase the list', async ({ page }) => {
  await page.goto(profileAddress('plant', camellia[0]))
  await page.getByRole('checkbox', { name: 'Seen' }).check()
  // The link appears once the list is stored.
  await expect(page.getByRole('main').getByRole('link', { name: 'My list' })).toBeVisible()
  await page.goto('/my-list')
  const seen = page.getByRole('region', { name: /^Seen/ })
  await expect(seen).toBeVisible()
  await page.evaluate(() => {
    IDBObjectStore.prototype.clear = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Erase the list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase the list' }).click()
  await expect(page.getByText('This browser did not erase the list.')).toBeVisible()
  await expect(seen.getByRole('listitem')).toHaveCount(1)
})
