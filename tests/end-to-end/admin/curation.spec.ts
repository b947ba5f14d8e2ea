/** Tests how admins correct, delete, restore and merge species and their pictures. */
import { camellia, grebe } from '../../harness/collections/field-species.ts'
import { addressName, confirm, newPlant, toast } from '../admin-pages.ts'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { installClock } from '../kept-contexts.ts'
import { nightly } from '../nightly.ts'
import { openForm } from '../profile-forms.ts'
import { admins, expect, send, test } from '../review-site.ts'

test('deletes and corrects pictures, and undoes both changes', nightly, async ({ pageOf }) => {
  const page = await pageOf(admins[0])
  await page.goto(`/editPage?name=${addressName(camellia[0])}`)
  const gallery = page.getByRole('region', { name: 'Gallery Edit' })
  const boxes = gallery.getByRole('checkbox')
  const count = await boxes.count()
  expect(count).toBeGreaterThan(3)
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await gallery.getByRole('button', { name: 'Delete (2)' }).click()
  await confirm(page, 'Are you sure you want to delete 2 image(s)?', 'Delete')
  await expect(boxes).toHaveCount(count - 2)
  await gallery.getByRole('button', { name: 'Undo' }).click()
  await expect(boxes).toHaveCount(count)

  await boxes.nth(0).check()
  await gallery.getByLabel('Photographer').fill('Somebody else')
  await gallery.getByRole('button', { name: 'Save' }).click()
  await expect(gallery.getByText('Somebody else').first()).toBeVisible()
  await gallery.getByRole('button', { name: 'Undo' }).click()
  await expect(gallery.getByText('Somebody else')).toHaveCount(0)
})

test('applies typed values to pictures that are selected later', nightly, async ({ pageOf }) => {
  const page = await pageOf(admins[0])
  await page.goto(`/editPage?name=${addressName(camellia[0])}`)
  const gallery = page.getByRole('region', { name: 'Gallery Edit' })
  const boxes = gallery.getByRole('checkbox')
  await boxes.nth(0).check()
  await gallery.getByLabel('Photographer').fill('Everybody')
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  await expect(gallery.getByLabel('Photographer')).toHaveValue('Everybody')
  const answer = page.waitForResponse('**/api/updatePictures')
  await gallery.getByRole('button', { name: 'Save' }).click()
  expect((await answer).request().postDataJSON().ids).toHaveLength(3)
  await expect(gallery.getByText('Everybody')).toHaveCount(3)
  await expect(gallery.getByLabel('Photographer')).toHaveCount(0)
  await gallery.getByRole('button', { name: 'Undo' }).click()
  await expect(gallery.getByText('Everybody')).toHaveCount(0)
})

test(
  'filters the gallery by month and deselects the pictures of other months',
  nightly,
  async ({ pageOf }) => {
    const page = await pageOf(admins[0])
    await page.goto(`/editPage?name=${addressName(camellia[0])}`)
    const gallery = page.getByRole('region', { name: 'Gallery Edit' })
    await gallery.getByRole('button', { name: 'Select all' }).click()
    const allCount = await gallery.getByRole('checkbox').count()
    await expect(gallery.getByRole('button', { name: `Delete (${allCount})` })).toBeVisible()
    await gallery.getByRole('group', { name: 'Months' }).getByRole('button').nth(1).click()
    const shownCount = await gallery.getByRole('checkbox').count()
    expect(shownCount).toBeLessThan(allCount)
    await expect(gallery.getByRole('button', { name: `Delete (${shownCount})` })).toBeVisible()
  },
)

test(
  'publishes an edit, lists it in the history, and restores an earlier revision',
  nightly,
  async ({ admin, pageOf }) => {
    const name = await newPlant(admin, 'Nothus historicus')
    const page = await pageOf(admins[0])
    await openForm(page, `/editPage?name=${addressName(name)}`)
    await page.getByLabel('Where can you find it').fill('West gate')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(toast(page, 'Plant information updated successfully')).toBeVisible()
    await page.getByRole('link', { name: 'History' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Revision 2', 'Revision 1'])
    await expect(page.locator('del')).toHaveText('East')
    await expect(page.locator('ins')).toHaveText('West')
    await expect(page.locator('dd:lang(la) > p').filter({ hasText: name })).toHaveCSS(
      'font-style',
      'italic',
    )
    await page.getByRole('button', { name: 'Restore revision 1' }).click()
    await confirm(page, 'Restore revision 1? The current revision stays in the history.', 'Restore')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Revision 3')
    await page.goto(`/search/${addressName(name)}`)
    await expect(page.getByText('East gate')).toBeVisible()
    await page.goto('/admin/activity')
    await expect(page.getByText(`Edited\u00a0· Species: ${name}`)).toBeVisible()
  },
)

test('moves a species to the recycle bin, restores it, and purges it', async ({
  admin,
  pageOf,
}) => {
  const name = await newPlant(admin, 'Nothus caducus')
  const page = await pageOf(admins[0])
  const deleteSpecies = async () => {
    await page.goto(`/editPage?name=${addressName(name)}`)
    const wholeSpecies = page.getByRole('region', { name: 'The whole species' })
    await wholeSpecies.getByRole('button', { name: 'Delete' }).click()
    const question = `Delete ${name} · Test tree · 试验树 with all its photographs and artworks?`
    await confirm(page, question, 'Delete')
    await expect(page).toHaveURL('/databasePlant')
    await expect(page.getByRole('status').getByText('Plant deleted')).toBeVisible()
    expect((await page.goto(`/search/${addressName(name)}`))?.status()).toBe(404)
  }
  await deleteSpecies()
  await page.goto('/admin/bin')
  const entry = page.getByRole('listitem').filter({ hasText: name })
  await entry.getByRole('button', { name: 'Restore' }).click()
  await expect(entry).toHaveCount(0)
  expect((await page.goto(`/search/${addressName(name)}`))?.status()).toBe(200)

  await deleteSpecies()
  await page.goto('/admin/bin')
  await entry.getByRole('button', { name: 'Delete permanently' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await confirm(page, 'Delete this permanently?', 'Delete permanently')
  await expect(entry).toHaveCount(0)
})

test(
  'shows the message about a deleted bird on the next page',
  nightly,
  async ({ admin, pageOf }) => {
    const name = 'Avis caduca'
    const names = { chineseName: '试验鸟', commonName: 'Test bird' }
    const texts = { appearance: 'Small', diet: 'Seeds', songs: 'None' }
    const stages = { juvChar: 'Grey', subChar: 'Grey', mAdultChar: 'Brown' }
    await admin.form('uploadBird', { latinName: name, ...names, ...texts, ...stages })
    const page = await pageOf(admins[0])
    await installClock(page)
    await page.goto(`/birdEditPage?name=${addressName(name)}`)
    const wholeSpecies = page.getByRole('region', { name: 'The whole species' })
    await wholeSpecies.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL('/databaseBird')
    const message = page.getByRole('status').getByText('Bird deleted')
    await expect(message).toBeVisible()
    await page.clock.runFor(2000)
    await expect(message).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(message).toHaveCount(0)
  },
)

test(
  'merges two species and redirects the address of the merged species',
  nightly,
  async ({ admin, pageOf }) => {
    const mergedName = 'Nothus geminus'
    await send.plant(admin, mergedName, { location: 'West gate' })
    const targetName = await newPlant(admin, 'Nothus verus')
    const page = await pageOf(admins[0])
    await page.goto(`/editPage?name=${addressName(mergedName)}`)
    await waitForHydration(page)
    const wholeSpecies = page.getByRole('region', { name: 'The whole species' })
    await wholeSpecies.getByLabel('Merge into another species').fill(targetName)
    await page.getByRole('option', { name: new RegExp(targetName) }).click()
    const names = wholeSpecies.getByRole('group', { name: 'Latin name' })
    await expect(names.getByRole('radio', { name: targetName })).toBeChecked()
    const locations = wholeSpecies.getByRole('group', { name: 'Where can you find it' })
    await locations.getByRole('radio', { name: 'West gate' }).check()
    expect(await violations(page)).toEqual([])
    await wholeSpecies.getByRole('button', { name: 'Merge', exact: true }).click()
    const question = `Merge ${mergedName} into ${targetName}? Its photographs, artworks and former names move with it.`
    await confirm(page, question, 'Merge')
    await expect(page).toHaveURL(new RegExp(`name=${addressName(targetName)}`))
    await page.goto(`/search/${addressName(mergedName)}`)
    await expect(page).toHaveURL(`/search/${addressName(targetName)}`)
    await expect(page.getByText('West gate')).toBeVisible()
  },
)

test(
  'moves a photograph from a plant to a bird after a life stage is chosen',
  nightly,
  async ({ admin, pageOf }) => {
    const plant = await newPlant(admin, 'Avis putata')
    await send.pictures(admin, 1, { picEnglishName: plant })
    const page = await pageOf(admins[0])
    await page.goto(`/editPage?name=${addressName(plant)}`)
    const gallery = page.getByRole('region', { name: 'Gallery Edit' })
    await gallery.getByRole('listitem').getByRole('checkbox').check()
    await gallery.getByLabel('Move to another species').fill(grebe[0])
    await page.getByRole('option', { name: new RegExp(grebe[0]) }).click()
    await gallery.getByRole('button', { name: 'Save' }).click()
    await expect(gallery.getByText('Please fill this in').first()).toBeVisible()
    await gallery.getByLabel('Season or life stage').selectOption('Juvenile')
    await gallery.getByRole('button', { name: 'Save' }).click()
    await expect(gallery.getByRole('listitem')).toHaveCount(0)
    await expect(gallery.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
)
