/** Tests the search of names on the database home pages and on profiles (specification, sections 2, 5 and 9). */
import {
  camellia,
  camphor,
  canaryGrass,
  fringeFlower,
  grebe,
  hibiscus,
  mandarinDuck,
} from '../../harness/collections/field-species.ts'
import { nightly, nightlyIf } from '../nightly.ts'
import { expect, test } from '../reader.ts'

const plantField = 'Search plants by name'
const birdField = 'Search birds by name'

for (const { kind, home, field, names, profile } of [
  { kind: 'plant', home: '/', field: plantField, names: hibiscus, profile: '/search/' },
  { kind: 'bird', home: '/databaseBird', field: birdField, names: grebe, profile: '/searchBird/' },
]) {
  test(
    `finds a ${kind} by its Latin, English and Chinese name`,
    nightlyIf(kind === 'bird'),
    async ({ page }) => {
      const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
      const latin = names[0].slice(0, 9).toLowerCase()
      for (const typed of [latin, names[1], names[2]]) {
        await page.goto(home)
        await page.getByRole('combobox', { name: field }).fill(typed)
        for (const name of names) await expect(options.first()).toContainText(name)
        expect(await options.count()).toBeLessThanOrEqual(3)
        await page.getByRole('button', { name: 'Search' }).click()
        await expect(page).toHaveURL(new RegExp(`${profile}${names[0].replace(' ', '_')}$`))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(names[2])
      }
    },
  )
}

test(
  'finds a Chinese name of one character, and a name with a rare character',
  nightly,
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox').fill(camphor[2])
    await expect(page.getByRole('option').first()).toContainText(camphor[0])
    await page.getByRole('combobox').fill(canaryGrass[2])
    await expect(page.getByRole('option').first()).toContainText(canaryGrass[0])
  },
)

test(
  'shows three suggestions for a text that is similar to many names',
  nightly,
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox').fill('chinese')
    await expect(page.getByRole('option')).toHaveCount(3)
  },
)

test('selects a suggestion by arrow keys and opens it at Enter', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox')
  await field.pressSequentially('chinese')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  const options = page.getByRole('option')
  for (const { key, index } of [
    { key: 'ArrowDown', index: 0 },
    { key: 'ArrowDown', index: 1 },
    { key: 'ArrowUp', index: 0 },
    { key: 'ArrowUp', index: 2 },
    { key: 'ArrowDown', index: 0 },
  ]) {
    await field.press(key)
    await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
    const id = await options.nth(index).getAttribute('id')
    await expect(field).toHaveAttribute('aria-activedescendant', String(id))
  }
  await expect(field).toBeFocused()
  await field.press('ArrowDown')
  const [chosenName = ''] = await options
    .nth(1)
    .getByText(/^[A-Z]/)
    .allTextContents()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(chosenName)
})

test('opens the first suggestion at Enter without a selection', nightly, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox').fill('var. rubrum')
  await expect(page.getByRole('option').first()).toContainText(fringeFlower[0])
  await page.getByRole('combobox').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fringeFlower[1])
})

test('closes the suggestions at the first Escape and empties the field at the second Escape', async ({
  page,
}) => {
  await page.goto('/')
  const field = page.getByRole('combobox')
  await field.pressSequentially('camellia')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue('camellia')
  await field.press('Escape')
  await expect(field).toHaveValue('')
})

test('closes the suggestions when the field loses the focus', nightly, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox').fill('camellia')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('opens a suggestion at a click', async ({ page }) => {
  await page.goto('/databaseBird')
  await page.getByRole('combobox').fill('duck')
  await page.getByRole('option').filter({ hasText: mandarinDuck[2] }).click()
  await expect(page).toHaveURL(/\/searchBird\/Aix_galericulata$/)
})

test('submits nothing when no name is similar', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox')
  await field.fill('qqqqqqqq')
  await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'No matching name' })).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL('/')
  await field.fill('camellia')
  await expect(page.getByRole('button', { name: 'Search' })).toBeEnabled()
})

test('announces the number of suggestions to assistive technology', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox').fill('chinese')
  await expect(page.getByRole('status').filter({ hasText: '3 suggestions' })).toBeAttached()
})

test('replaces a profile with the result of a search', async ({ page }) => {
  await page.goto('/search/Ginkgo_biloba')
  await page.getByRole('combobox', { name: plantField }).fill(camellia[2])
  await expect(page.getByRole('option').first()).toContainText(camellia[0])
  await page.getByRole('combobox').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(camellia[0])
  await expect(page).toHaveTitle(camellia.join(' · '))
  await expect(page.getByRole('combobox')).toHaveValue('')
})
