/** Tests existing and similar names in the form of a species. */
import { camellia } from '../../harness/collections/field-species.ts'
import { violations } from '../axe.ts'
import { signIn, signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { fillNames, openForm, profileForm, submitButton } from '../profile-forms.ts'
import { expect, test } from '../reader.ts'

let username: string | undefined

test.beforeEach(async ({ context }) => {
  if (username) await signIn(context, username)
  else username = await signUp(context)
})

test('rejects an existing plant and links to its page', async ({ page, tolerate }) => {
  tolerate(/status of 400/)
  await openForm(page, '/upload')
  await fillNames(page, 'camellia JAPONICA', '茶花', 'Camellia')
  await submitButton(page).click()
  const toast = page.getByRole('alert').filter({ hasText: 'upload failed' })
  await expect(toast).toContainText('plant already exists')
  const latinField = profileForm(page).getByLabel('Latin name')
  const hint = profileForm(page).getByText('Genus and species, for example')
  await expect(hint.locator('i:lang(la)')).toHaveText('Magnolia denudata')
  await expect(latinField).toBeFocused()
  await expect(latinField).toHaveAccessibleDescription(/plant already exists$/)
  await expect(latinField).toHaveValue('camellia JAPONICA')
  const existing = page.getByRole('link', { name: new RegExp(camellia[0]) })
  await expect(existing).toHaveAttribute('href', '/search/Camellia_japonica')
})

test('warns about an existing name below its field', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openForm(page, '/upload')
  const latinField = profileForm(page).getByLabel('Latin name')
  await latinField.fill(camellia[0])
  await profileForm(page).getByLabel('Chinese name').focus()
  const note = page.getByText('This Latin name is already recorded').locator('..')
  await expect(note).toBeInViewport()
  const edges = await page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    return [edge('[name=latinName]')?.bottom, edge('[name=chineseName]')?.top]
  })
  const { y = 0, height = 0 } = (await note.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(edges[0] ?? 0)
  expect(y + height).toBeLessThan(edges[1] ?? 0)
  const seal = await profileForm(page)
    .locator('[aria-hidden]', { hasText: '*' })
    .first()
    .evaluate((mark) => getComputedStyle(mark).color)
  await expect(note).toHaveCSS('border-inline-start-color', seal)
})

test('warns about a similar name, and accepts a different name', nightly, async ({ page }) => {
  await openForm(page, '/upload')
  await profileForm(page).getByLabel('Latin name').fill('Camelia japonica')
  await profileForm(page).getByLabel('Chinese name').focus()
  const note = page.getByRole('status').filter({ hasText: 'This is similar to' })
  const link = note.getByRole('link', { name: /Camellia japonica/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await profileForm(page).getByLabel('Latin name').fill('Rosa multiflora')
  await profileForm(page).getByLabel('Chinese name').fill('樟树')
  await profileForm(page).getByLabel('Common (English) name').focus()
  await expect(note.getByRole('link')).toHaveText(/Cinnamomum camphora/)
  await profileForm(page).getByLabel('Chinese name').fill('野蔷薇')
  await profileForm(page).getByLabel('Common (English) name').fill(`Wild rose ${Date.now()}`)
  await submitButton(page).click()
  await expect(page.getByText('plant created successfully')).toBeVisible()
  await expect(note).toHaveCount(0)
})

test(
  'warns about a name that is probably wrong, and keeps the name on request',
  nightly,
  async ({ page }) => {
    await openForm(page, '/upload')
    const form = profileForm(page)
    await form.getByLabel('Latin name').fill('樟 2')
    await form.getByLabel('Chinese name').fill('Camphor')
    const latinWarning = form.getByText('The Latin name contains Chinese characters.')
    const chineseWarning = form.getByText('The Chinese name has no Chinese characters.')
    await expect(latinWarning).toBeVisible()
    await expect(chineseWarning).toBeHidden()
    await form.getByLabel('Common (English) name').fill('Odd')
    await expect(chineseWarning).toBeVisible()
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Keep it anyway' }).first().click()
    await expect(latinWarning).toBeHidden()
    await form.getByLabel('Latin name').focus()
    await form.getByLabel('Chinese name').fill('樟')
    await form.getByLabel('Common (English) name').focus()
    await expect(latinWarning).toBeHidden()
    await expect(chineseWarning).toBeHidden()
    await submitButton(page).click()
    await expect(page.getByText('plant created successfully')).toBeVisible()
  },
)
