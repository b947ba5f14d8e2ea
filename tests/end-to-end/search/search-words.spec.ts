/** Tests the search by pinyin, initials, the other Chinese script, other names and former names. */

import type { Page } from '@playwright/test'
import { camellia, ginkgo, grebe } from '../../harness/collections/field-species.ts'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { setLanguage } from '../members.ts'
import { nightly, nightlyIf } from '../nightly.ts'
import { pictureForm } from '../picture-forms.ts'
import { test } from '../review-site.ts'
import { expect } from '../watched.ts'

const formerName = 'Salix babylonica'
/** Another name of the camellia. No name on the page contains its characters. */
const otherNameOfCamellia = '耐冬'
const willow = ['Salix pendula', 'Weeping willow', '垂柳'] as const

/** Waits for the hydration of the search bar, which disables the button of an empty search. */
const waitForSearchBar = (page: Page) =>
  expect(page.getByRole('search').getByRole('button').first()).toBeDisabled()

/** Clicks the field and enters the text. */
async function typeText(page: Page, text: string) {
  const field = page.getByRole('combobox')
  await field.click()
  await expect(field).toBeFocused()
  await field.pressSequentially(text)
  await expect(field).toHaveValue(text)
  return field
}

const namesOf = ([latinName, commonName, chineseName]: readonly [string, string, string]) => ({
  ...{ latinName, commonName, chineseName, originalLatin: latinName },
})

test.beforeAll(async ({ admin }) => {
  const [latinName, commonName, chineseName] = willow
  await admin.call('updateText', { latinName, commonName, chineseName, originalLatin: formerName })
  // Earlier tests may have changed the other names of the camellia.
  await admin.call('updateText', {
    ...namesOf(camellia),
    otherNames: `茶花, ${otherNameOfCamellia}`,
  })
})

for (const { typed, names, explanation } of [
  { typed: 'yinxing', names: ginkgo, explanation: 'yín xìng' },
  { typed: 'yx', names: ginkgo, explanation: 'yín xìng' },
  { typed: 'yín xìng', names: ginkgo, explanation: 'yín xìng' },
  { typed: 'yin2xing4', names: ginkgo, explanation: 'yín xìng' },
  { typed: '銀杏', names: ginkgo, explanation: '' },
  { typed: '茶花', names: camellia, explanation: 'also called 茶花' },
  { typed: 'naidong', names: camellia, explanation: 'also called 耐冬' },
  { typed: formerName, names: willow, explanation: `formerly ${formerName}` },
]) {
  test(
    `suggests ${names[2]} first for ${typed} and opens the species at Enter`,
    nightlyIf(typed !== 'yinxing'),
    async ({ page }) => {
      const wordsResponse = page.waitForResponse('**/api/searchWords')
      await page.goto('/')
      await waitForSearchBar(page)
      const field = await typeText(page, typed)
      expect(await (await wordsResponse).finished(), 'the words arrived completely').toBeNull()
      const option = page.getByRole('option').first()
      await expect(option).toHaveAccessibleName(
        [names[0], names[2], names[1], explanation].join(' ').trim(),
      )
      await field.press('ArrowDown')
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(names[2])
    },
  )
}

test(
  'opens a species by its pinyin initials at Enter without a selection',
  nightly,
  async ({ page }) => {
    await page.goto('/databaseBird')
    await waitForSearchBar(page)
    await typeText(page, 'xpt')
    await expect(page.getByRole('option').first()).toContainText(grebe[2])
    await page.getByRole('combobox').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(grebe[0])
  },
)

test(
  'marks the matched name with its language in both interface languages',
  nightly,
  async ({ page, context, site }) => {
    for (const { language, otherLabel, formerLabel } of [
      { language: 'en', otherLabel: 'also called', formerLabel: 'formerly' },
      { language: 'zh', otherLabel: '别名', formerLabel: '曾用学名' },
    ] as const) {
      await setLanguage(context, language, site.origin)
      await page.goto('/')
      const field = page.getByRole('combobox')
      const option = page.getByRole('option').first()
      await field.fill('茶花')
      await expect(option).toContainText(`${otherLabel} 茶花`)
      await expect(option.getByText('茶花', { exact: true })).toHaveAttribute('lang', 'zh-Hans')
      await field.fill(formerName)
      await expect(option).toContainText(`${formerLabel} ${formerName}`)
      await expect(option.getByText(formerName)).toHaveAttribute('lang', 'la')
      await field.fill('yinxing')
      await expect(option.getByText('yín xìng')).toHaveAttribute('lang', 'zh-Latn-pinyin')
    }
  },
)

test('filters the results page by pinyin and other names, with and without JavaScript', async ({
  page,
  browser,
  site,
}) => {
  const contextWithoutScripts = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.origin,
  })
  for (const tab of [page, await contextWithoutScripts.newPage()]) {
    await tab.goto('/search?q=yinxing')
    const first = tab.getByRole('main').getByRole('listitem').first()
    await expect(first).toContainText(ginkgo[2])
    await expect(first).toContainText('yín xìng')
    await tab.goto('/searchBird?q=%E6%B2%B9%E9%B8%AD')
    await expect(tab.getByRole('main').getByRole('listitem').first()).toContainText(
      'also called 油鸭',
    )
  }
  await contextWithoutScripts.close()
  await page.goto('/search?q=yinxing')
  expect(await violations(page)).toEqual([])
})

test(
  'searches only the three names when the further words fail to load',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/Failed to load resource.*searchWords/)
    await page.route('**/api/searchWords', (route) => route.abort())
    await page.goto('/')
    const field = page.getByRole('combobox')
    await field.fill('银杏')
    await expect(page.getByRole('option').first()).toContainText(ginkgo[0])
    await field.fill('yinxingg')
    await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
  },
)

test(
  'opens the filtered database for another name before the words have loaded',
  nightly,
  async ({ page }) => {
    await page.route('**/api/searchWords', () => {})
    const namesResponse = page.waitForResponse('**/api/searchNames')
    await page.goto('/')
    const field = page.getByRole('combobox')
    await field.fill(otherNameOfCamellia)
    await (await namesResponse).finished()
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Search' })).toBeEnabled()
    await field.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(camellia[2])
  },
)

test('loads names and words only when the search field gets the focus', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/')
  await waitForHydration(page)
  expect(requests.filter((url) => /searchWords|searchNames/.test(url))).toEqual([])
  const wordsResponse = page.waitForResponse('**/api/searchWords')
  await page.getByRole('combobox').focus()
  await wordsResponse
})

test(
  'finds a species for a form by pinyin and by another name',
  nightly,
  async ({ member, pageOf }) => {
    const page = await pageOf(member.username)
    await page.goto('/upload?section=plant')
    const picker = pictureForm(page).getByRole('combobox').first()
    const options = page.getByRole('listbox').getByRole('option')
    await waitForHydration(page)
    await picker.click()
    await expect(options.first()).toBeVisible()
    await picker.fill('yinxing')
    await expect(options.first()).toContainText('yín xìng')
    await picker.fill('茶花')
    await expect(options.first()).toContainText('also called 茶花')
    await page.keyboard.press('Enter')
    await expect(picker).toHaveValue(/^Camellia japonica/)
  },
)
