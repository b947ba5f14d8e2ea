/** Tests how admins feature pairs and creations on the home page. */
import type { Output } from '../../../contract/calls/endpoints.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { addressName, confirm, toast } from '../admin-pages.ts'
import { nightly } from '../nightly.ts'
import { admins, expect, send, test } from '../review-site.ts'

test('features a pair, warns about an incomplete or repeated pair, and unfeatures the pair', async ({
  pageOf,
}) => {
  const page = await pageOf(admins[0])
  await page.goto('/upload?section=home')
  const newPair = page.getByRole('region', { name: 'Feature New' })
  const featuredPairs = page.getByRole('region', { name: 'Currently Featured' })
  const choose = async () => {
    await newPair.getByLabel('Species').fill(camellia[0])
    await page.getByRole('option', { name: new RegExp(camellia[0]) }).click()
    const grid = (name: string) => newPair.getByRole('region', { name })
    await grid('Pictures').getByRole('button', { name: 'Choose' }).first().click()
    return grid('Artworks').getByRole('button', { name: 'Choose' }).first()
  }
  const artwork = await choose()
  const feature = newPair.getByRole('button', { name: 'Feature', exact: true })
  await expect(feature).toBeDisabled()
  await expect(feature).toHaveAccessibleDescription('Please select both a picture and an artwork')
  // The button is only marked as disabled, so that a press can explain the missing choice.
  await feature.click({ force: true })
  await expect(newPair.getByRole('alert')).toHaveText('Please select both a picture and an artwork')
  await artwork.click()
  await feature.click()
  await expect(toast(page, 'Featured successfully')).toBeVisible()
  await expect(featuredPairs.getByRole('listitem')).toHaveCount(1)

  await newPair
    .getByRole('region', { name: 'Pictures' })
    .getByRole('button', { name: 'Choose' })
    .first()
    .click()
  await newPair
    .getByRole('region', { name: 'Artworks' })
    .getByRole('button', { name: 'Choose' })
    .first()
    .click()
  await expect(newPair.getByText('This pair is already on the home page.')).toBeVisible()

  await featuredPairs.getByRole('button', { name: `Unfeature ${camellia[0]}` }).click()
  await expect(featuredPairs.getByRole('listitem')).toHaveCount(0)
  await featuredPairs.getByRole('button', { name: 'Undo' }).click()
  await expect(featuredPairs.getByRole('listitem')).toHaveCount(1)
  await featuredPairs.getByRole('button', { name: `Unfeature ${camellia[0]}` }).click()
  await expect(featuredPairs.getByText('Nothing is featured yet.')).toBeVisible()
})

test(
  'features a creation after a preview, deletes the creation, and undoes the deletion',
  nightly,
  async ({ admin, pageOf }) => {
    await send.creation(admin)
    const page = await pageOf(admins[0])
    await page.goto('/upload?section=creation')
    const preview = page.getByRole('region', { name: 'Creation Preview' })
    const cards = preview.getByRole('listitem')
    const count = await cards.count()
    await cards.first().getByRole('button', { name: 'Feature on Home' }).click()
    const dialog = page.getByRole('dialog', { name: 'Preview and Confirm Feature' })
    await expect(dialog.getByRole('img')).toHaveCount(2)
    await page.route('**/api/featureToHome', (route) => route.abort(), { times: 1 })
    await dialog.getByRole('button', { name: 'Feature', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to feature. No response')
    await dialog.getByRole('button', { name: 'Feature', exact: true }).click()
    await expect(toast(page, 'Featured successfully')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const countFeatured = async () =>
      (await admin.get<Output<'uploadHome'>>('uploadHome')).entries.length
    expect(await countFeatured()).toBe(1)

    await cards.first().getByRole('button', { name: 'Delete' }).click()
    await confirm(page, `Remove the creation of ${camellia[0]} from the list?`, 'Delete')
    await expect(cards).toHaveCount(count - 1)
    // The deletion removes the creation from the home page too.
    expect(await countFeatured()).toBe(0)
    await preview.getByRole('button', { name: 'Undo' }).click()
    await expect(cards).toHaveCount(count)
    expect(await countFeatured()).toBe(1)
    const { entries } = await admin.get<Output<'uploadHome'>>('uploadHome')
    await admin.call('unFeatureHome', { id: entries[0]?.id })
  },
)

test(
  'features a pair chosen in the admin view and shows the progress on the button',
  nightly,
  async ({ admin, pageOf }) => {
    const page = await pageOf(admins[0])
    await page.goto(`/adminView?search=${addressName(camellia[0])}`)
    await expect(page.getByText(`Results for “${camellia[0]}”`)).toBeVisible()
    const choose = (name: string) =>
      page.getByRole('region', { name }).getByRole('button', { name: 'Choose' }).first()
    await choose('Pictures').click()
    await choose('Artworks').click()
    await expect(page.locator('code')).toHaveText([/^[0-9a-f-]{36}$/, /^[0-9a-f-]{36}$/])
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /^(Feature|Loading....|Done!)$/ })
    await button.click()
    await expect(button).toHaveText('Done!')
    await expect(button).toHaveText('Feature')
    const { entries } = await admin.get<Output<'uploadHome'>>('uploadHome')
    expect(entries).toHaveLength(1)
    await admin.call('unFeatureHome', { id: entries[0]?.id })
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL('/admin')
  },
)
