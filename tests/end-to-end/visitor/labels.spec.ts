/** Tests /labels: the choice of labels, their QR codes, and their size on A4 in millimetres. */
import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { camellia, ginkgo, grebe, longest } from '../../harness/collections/field-species.ts'
import { lakeWalk, unrecordedSpecies } from '../../harness/collections/field-walks.ts'
import { setLanguage, signUp } from '../members.ts'
import { nightly, nightlyIf } from '../nightly.ts'
import { expect, test } from '../reader.ts'
import { delayRequests } from '../slow-network.ts'

const labelsAddress = (...names: (readonly [string, ...string[]])[]) =>
  `/labels?${names.map(([name]) => `plant=${encodeURIComponent(name)}`).join('&')}`

/** @returns for each module of a QR code, row by row, whether the middle of the module is dark on the page */
async function readModules(page: Page, name: RegExp, size: number): Promise<boolean[][]> {
  const code = page.getByRole('img', { name })
  const screenshot = (await code.screenshot({ scale: 'css' })).toString('base64')
  return page.evaluate(
    async ([picture, modules]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const unit = image.width / (modules + 8)
      const middleOf = (index: number) => Math.floor((index + 4.5) * unit)
      const isDark = (x: number, y: number) =>
        (context?.getImageData(middleOf(x), middleOf(y), 1, 1).data[0] ?? 255) < 128
      const indexes = Array.from({ length: modules }, (_, index) => index)
      return indexes.map((y) => indexes.map((x) => isDark(x, y)))
    },
    [screenshot, size] as const,
  )
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `encodes the printed address in the QR code, dark on light, ${colorScheme}`,
    nightlyIf(colorScheme === 'dark'),
    async ({ page, baseURL }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(labelsAddress(camellia))
      const label = page.getByRole('article')
      const filter = colorScheme === 'dark' ? 'brightness(0.8) sepia(0.2)' : 'none'
      await expect(label).toHaveCSS('filter', filter)
      const address = /\/s\/[0-9a-z]{8}$/.exec(
        (await label.textContent())?.match(/\S+\/s\/\w{8}/)?.[0] ?? '',
      )
      expect(address).not.toBeNull()
      const wholeAddress = `${baseURL}${address?.[0]}`
      const expected = encode(wholeAddress, { ecc: 'M', border: 0 })
      const shownModules = await readModules(page, new RegExp(`${address?.[0]}$`), expected.size)
      expect(shownModules).toEqual(expected.data)
      await page.goto(wholeAddress)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(camellia[2])
    },
  )
}

test('adds and removes species, and keeps the choice in the address', async ({ page }) => {
  await page.goto('/labels')
  const picker = page.getByRole('combobox', { name: 'Add a species' })
  for (const [latin] of [camellia, grebe]) {
    await picker.fill(latin)
    await page.getByRole('option').first().click()
    await expect(page.getByRole('article').filter({ hasText: latin })).toBeVisible()
    await expect(picker).toBeFocused()
  }
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page).toHaveURL(/\?species=\w{8},\w{8}$/)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: `Remove: ${camellia[0]}` }).click()
  await expect(page.getByRole('article')).toHaveText([new RegExp(grebe[0])])
  await page.getByRole('link', { name: /^Small/ }).click()
  await expect(page.getByRole('link', { name: /^Small/ })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('article')).toHaveText([new RegExp(grebe[0])])
})

test('keeps two species that are chosen quickly', nightly, async ({ page }) => {
  await page.goto('/labels')
  const release = await delayRequests(page, '**/labels.data?*')
  const picker = page.getByRole('combobox', { name: 'Add a species' })
  for (const [latin] of [camellia, ginkgo]) {
    await picker.fill(latin)
    await page.getByRole('option').first().click()
    await expect(picker).toHaveValue('')
  }
  release()
  await expect(page.getByRole('article')).toHaveText([
    new RegExp(camellia[0]),
    new RegExp(ginkgo[0]),
  ])
})

test.describe('in print', () => {
  const sizes = [
    { size: 'large', sheet: 8, width: 95, height: 67 },
    { size: 'small', sheet: 18, width: 63.33, height: 44.67 },
  ] as const
  for (const { size, sheet, width, height } of sizes) {
    test(
      `prints whole ${size} labels on the fewest sheets, with codes of at least 25 mm`,
      nightly,
      async ({ page, request }) => {
        const list = (await (await request.get('/api/searchNames')).json()) as {
          returnNames: { latinName: string }[]
        }
        const names = list.returnNames.map(({ latinName }) => [latinName] as const)
        for (const count of [sheet, Math.min(sheet + 1, names.length)]) {
          await page.goto(`${labelsAddress(...names.slice(0, count))}&size=${size}`)
          await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
          await expect(page.getByRole('article')).toHaveCount(Math.min(count, names.length))
          const pdf = await page.pdf({ preferCSSPageSize: true })
          expect(pagesOf(pdf)).toBe(Math.ceil(Math.min(count, names.length) / sheet))
          // The size of A4 in points, which browsers round differently.
          expect(pdf.toString('latin1')).toMatch(
            /\/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12][.\d]*\s*\]/,
          )
        }
        const millimetre = 96 / 25.4
        const boxes = await page.getByRole('article').evaluateAll((labels) =>
          labels.map((label) => {
            const { width, height } = label.getBoundingClientRect()
            const code = label.querySelector('path')?.getBoundingClientRect().width ?? 0
            const { color, backgroundColor } = getComputedStyle(label)
            return { width, height, code, colours: [color, backgroundColor] }
          }),
        )
        for (const box of boxes) {
          expect(box.width / millimetre).toBeCloseTo(width, 0)
          expect(box.height / millimetre).toBeCloseTo(height, 0)
          expect(box.code / millimetre).toBeGreaterThanOrEqual(24.99)
          expect(box.colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
        }
      },
    )

    test(
      `keeps the longest names inside a ${size} label`,
      nightlyIf(size === 'small'),
      async ({ page }) => {
        await page.emulateMedia({ media: 'print' })
        for (const address of [labelsAddress(longest, ginkgo), '/labels?walk=lake']) {
          await page.goto(`${address}&size=${size}`)
          const labels = page.getByRole('article')
          await expect(labels.first()).toBeVisible()
          const overflowCount = await labels.evaluateAll(
            (elements) =>
              elements.filter(({ scrollHeight, scrollWidth, clientHeight, clientWidth }) => {
                return scrollHeight > clientHeight || scrollWidth > clientWidth
              }).length,
          )
          expect(overflowCount, address).toBe(0)
        }
      },
    )
  }
})

test('chooses all species of a kind but none of an unknown place, and prints sheets for a classroom', async ({
  page,
}) => {
  await page.goto('/labels')
  await page.getByRole('link', { name: 'All birds' }).click()
  await expect(page).toHaveURL('/labels?all=bird')
  const labels = page.getByRole('article')
  await expect(labels.filter({ hasText: grebe[0] })).toHaveCount(1)
  await expect(labels.filter({ hasText: camellia[0] })).toHaveCount(0)
  const [names, code] = await labels
    .first()
    .evaluate((label) => [...label.children].map((part) => part.getBoundingClientRect().width))
  expect(names, 'the names are wider than the code').toBeGreaterThan((code ?? 0) * 1.5)
  await expect(labels.first()).toContainText('扫一扫 Scan')

  await page.getByRole('textbox', { name: 'All species of a place' }).fill('Nowhere at all')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/place=Nowhere/)
  await expect(labels).toHaveCount(0)

  await page.goto(`${labelsAddress(camellia, longest)}&size=classroom`)
  await expect(labels).toHaveCount(2)
  await expect(labels.first().getByRole('img')).toHaveCount(1)
  await expect(labels.first().locator('[data-taken]')).toHaveText(['1', '3', '4', '7', '10', '12'])
  await page.emulateMedia({ media: 'print' })
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
  const hasOverflow = await labels.evaluateAll((elements) =>
    elements.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1),
  )
  expect(hasOverflow).toBe(false)
})

test('links from a walk to labels of its stops', nightly, async ({ page }) => {
  await page.goto('/walk/lake')
  await page.getByRole('link', { name: 'Labels with QR codes for the stops' }).click()
  const labels = page.getByRole('article')
  await expect(labels).toHaveCount(lakeWalk.stops.length)
  for (const [index, { key, name }] of lakeWalk.stops.entries()) {
    const label = labels.nth(index)
    for (const text of [name.en, name.zh, lakeWalk.name.zh, `stop ${index + 1}`])
      await expect(label).toContainText(text)
    const address = new RegExp(`/walk/lake#stop-${key}$`)
    await expect(label.getByRole('img', { name: address })).toBeVisible()
  }
  const speciesLink = page.getByRole('link', { name: `Species: ${lakeWalk.name.en}` })
  await speciesLink.click()
  await expect(page).toHaveURL(/\?species=\w{8}/)
  await expect(labels.filter({ hasText: grebe[0] })).toHaveCount(1)
  // One species is at two stops, and another species is not recorded.
  await expect(labels.filter({ hasText: camellia[0] })).toHaveCount(1)
  await expect(labels.filter({ hasText: unrecordedSpecies })).toHaveCount(0)
})

test('shows the labels of an address with species without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(labelsAddress(camellia, ginkgo))
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: /^Small/ }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await context.close()
})

test(
  'links from a species to its label for members, but not for visitors',
  nightly,
  async ({ page, context }) => {
    await page.goto(`/search/${camellia[0].replace(' ', '_')}`)
    const link = page.getByRole('link', { name: '二维码标签' })
    await expect(page.getByRole('link', { name: 'Label with QR code' })).toHaveCount(0)
    await signUp(context)
    await setLanguage(context, 'zh')
    await page.reload()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('标签')
    await expect(page.getByRole('article')).toHaveText([new RegExp(camellia[2])])
  },
)
