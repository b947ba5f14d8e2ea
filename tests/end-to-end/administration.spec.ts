/** What admins do beside reviewing: editing, deleting, looking back, choosing pairs, accounts. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Output } from '../../contract/endpoints.ts'
import { camellia, ginkgo, hibiscus } from '../harness/field-species.ts'
import { openForm } from './profile-forms.ts'
import { admins, expect, type Person, send, test } from './review-site.ts'

const named = (latinName: string) => latinName.replaceAll(' ', '_')
const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first()

async function confirm(page: Page, name: string, answer: string) {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: answer, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** A species of the tests' own, so that no other test misses it. */
async function newPlant(admin: Person, latinName: string) {
  const names = { chineseName: '试验树', commonName: 'Test tree' }
  await send.plant(admin, latinName, { ...names, location: 'East gate' })
  return latinName
}

test('the front page counts what waits and leads to it', async ({ member, pageOf }) => {
  await send.plant(member, 'Nothus primus')
  const page = await pageOf(admins[0])
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Administration' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('link', { name: '1 new species' })).toBeVisible()
  await page.getByRole('link', { name: '1 new species' }).click()
  await expect(page).toHaveURL('/upload?section=auth')
})

test('others are told that they are no admins, and taken home', async ({ member, pageOf }) => {
  const page = await pageOf(member.username)
  for (const address of ['/admin', '/adminView', '/admin/accounts', '/admin/bin']) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(403)
    await expect(
      page.getByRole('heading', { name: 'You are not an admin, redirecting to home page...' }),
    ).toBeVisible()
  }
  await expect(page).toHaveURL('/')
})

test('pictures are corrected and deleted, and both taken back', async ({ pageOf }) => {
  const page = await pageOf(admins[0])
  await page.goto(`/editPage?name=${named(camellia[0])}`)
  const gallery = page.getByRole('region', { name: 'Gallery Edit' })
  const boxes = gallery.getByRole('checkbox')
  const count = await boxes.count()
  expect(count).toBeGreaterThan(3)
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await gallery.getByRole('button', { name: 'Delete (2)' }).click()
  await confirm(page, 'Are you sure you want to delete 2 image(s)?', 'Delete')
  await expect(boxes).toHaveCount(count - 2)
  await gallery.getByRole('button', { name: 'Take back' }).click()
  await expect(boxes).toHaveCount(count)

  await boxes.nth(0).check()
  await gallery.getByLabel('Photographer').fill('Somebody else')
  await gallery.getByRole('button', { name: 'Save' }).click()
  await expect(gallery.getByText('Somebody else').first()).toBeVisible()
  await gallery.getByRole('button', { name: 'Take back' }).click()
  await expect(gallery.getByText('Somebody else')).toHaveCount(0)
})

test('a month narrows the gallery, and only what is shown is meant', async ({ pageOf }) => {
  const page = await pageOf(admins[0])
  await page.goto(`/editPage?name=${named(camellia[0])}`)
  const gallery = page.getByRole('region', { name: 'Gallery Edit' })
  await gallery.getByRole('button', { name: 'Select all' }).click()
  const all = await gallery.getByRole('checkbox').count()
  await expect(gallery.getByRole('button', { name: `Delete (${all})` })).toBeVisible()
  await gallery.getByRole('group', { name: 'Months' }).getByRole('button').nth(1).click()
  const few = await gallery.getByRole('checkbox').count()
  expect(few).toBeLessThan(all)
  await expect(gallery.getByRole('button', { name: `Delete (${few})` })).toBeVisible()
})

test('an edit is published, stands in the history, and an older version returns', async ({
  admin,
  pageOf,
}) => {
  const name = await newPlant(admin, 'Nothus historicus')
  const page = await pageOf(admins[0])
  await openForm(page, `/editPage?name=${named(name)}`)
  await page.getByLabel('Where can you find it').fill('West gate')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(toast(page, 'Plant information updated successfully')).toBeVisible()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Version 2', 'Version 1'])
  await expect(page.locator('del')).toHaveText('East')
  await expect(page.locator('ins')).toHaveText('West')
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await confirm(page, 'Restore version 1? The present one stays in the history.', 'Restore')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Version 3')
  await page.goto(`/search/${named(name)}`)
  await expect(page.getByText('East gate')).toBeVisible()
})

test('a species is deleted into the recycle bin, restored, and removed for good', async ({
  admin,
  pageOf,
}) => {
  const name = await newPlant(admin, 'Nothus caducus')
  const page = await pageOf(admins[0])
  const remove = async () => {
    await page.goto(`/editPage?name=${named(name)}`)
    const whole = page.getByRole('region', { name: 'The whole species' })
    await whole.getByRole('button', { name: 'Delete' }).click()
    const asked = `Delete ${name} · Test tree · 试验树 with all its pictures and artworks?`
    await confirm(page, asked, 'Delete')
    await expect(page).toHaveURL('/databasePlant')
    expect((await page.goto(`/search/${named(name)}`))?.status()).toBe(404)
  }
  await remove()
  await page.goto('/admin/bin')
  const entry = page.getByRole('listitem').filter({ hasText: name })
  await entry.getByRole('button', { name: 'Restore' }).click()
  await expect(entry).toHaveCount(0)
  expect((await page.goto(`/search/${named(name)}`))?.status()).toBe(200)

  await remove()
  await page.goto('/admin/bin')
  await entry.getByRole('button', { name: 'Remove for good' }).click()
  await confirm(page, 'Remove this for good?', 'Remove for good')
  await expect(entry).toHaveCount(0)
})

test('two species that are one are merged; the old address leads on', async ({ admin, pageOf }) => {
  const from = await newPlant(admin, 'Nothus geminus')
  const into = await newPlant(admin, 'Nothus verus')
  const page = await pageOf(admins[0])
  await page.goto(`/editPage?name=${named(from)}`)
  const whole = page.getByRole('region', { name: 'The whole species' })
  await whole.getByLabel('Merge into another species').fill(into)
  await page.getByRole('option', { name: new RegExp(into) }).click()
  await whole.getByRole('button', { name: 'Merge', exact: true }).click()
  const asked = `Make ${from} part of ${into}? Pictures, artworks and old addresses follow.`
  await confirm(page, asked, 'Merge')
  await expect(page).toHaveURL(new RegExp(`name=${named(into)}`))
  await page.goto(`/search/${named(from)}`)
  await expect(page).toHaveURL(`/search/${named(into)}`)
})

test('a pair is featured through the hub, warned of twice, and unfeatured', async ({ pageOf }) => {
  const page = await pageOf(admins[0])
  await page.goto('/upload?section=home')
  const making = page.getByRole('region', { name: 'Feature New' })
  const featured = page.getByRole('region', { name: 'Currently Featured' })
  const choose = async () => {
    await making.getByLabel('Species').fill(camellia[0])
    await page.getByRole('option', { name: new RegExp(camellia[0]) }).click()
    const grid = (name: string) => making.getByRole('region', { name })
    await grid('Pictures').getByRole('button', { name: 'Choose' }).first().click()
    return grid('Artworks').getByRole('button', { name: 'Choose' }).first()
  }
  const artwork = await choose()
  await making.getByRole('button', { name: 'Feature', exact: true }).click()
  await expect(making.getByRole('alert')).toHaveText('Please select both a picture and an artwork')
  await artwork.click()
  await making.getByRole('button', { name: 'Feature', exact: true }).click()
  await expect(toast(page, 'Featured successfully')).toBeVisible()
  await expect(featured.getByRole('listitem')).toHaveCount(1)

  await making
    .getByRole('region', { name: 'Pictures' })
    .getByRole('button', { name: 'Choose' })
    .first()
    .click()
  await making
    .getByRole('region', { name: 'Artworks' })
    .getByRole('button', { name: 'Choose' })
    .first()
    .click()
  await expect(making.getByText('This combination is on the home page already.')).toBeVisible()

  await featured.getByRole('button', { name: `Unfeature ${camellia[0]}` }).click()
  await expect(featured.getByRole('listitem')).toHaveCount(0)
  await featured.getByRole('button', { name: 'Take back' }).click()
  await expect(featured.getByRole('listitem')).toHaveCount(1)
  await featured.getByRole('button', { name: `Unfeature ${camellia[0]}` }).click()
  await expect(featured.getByText('Nothing is featured yet.')).toBeVisible()
})

test('a creation is featured after a preview, taken out of the list, and brought back', async ({
  admin,
  pageOf,
}) => {
  await send.creation(admin)
  const page = await pageOf(admins[0])
  await page.goto('/upload?section=creation')
  const preview = page.getByRole('region', { name: 'Creation Preview' })
  const cards = preview.getByRole('listitem')
  const count = await cards.count()
  await cards.first().getByRole('button', { name: 'Feature on Home' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preview and Confirm Feature' })
  await expect(dialog.getByRole('img')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Feature', exact: true }).click()
  await expect(toast(page, 'Featured successfully')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const featured = async () => (await admin.get<Output<'uploadHome'>>('uploadHome')).entries.length
  expect(await featured()).toBe(1)

  await cards.first().getByRole('button', { name: 'Delete' }).click()
  await confirm(page, `Take the creation of ${camellia[0]} out of the list?`, 'Delete')
  await expect(cards).toHaveCount(count - 1)
  // It leaves the home page with it.
  expect(await featured()).toBe(0)
  await preview.getByRole('button', { name: 'Take back' }).click()
  await expect(cards).toHaveCount(count)
  expect(await featured()).toBe(1)
  const { entries } = await admin.get<Output<'uploadHome'>>('uploadHome')
  await admin.call('unFeatureHome', { id: entries[0]?.id })
})

test('the admin view keeps a clipboard and says how far its button is', async ({
  admin,
  pageOf,
}) => {
  const page = await pageOf(admins[0])
  await page.goto(`/adminView?search=${named(camellia[0])}`)
  await expect(page.getByText(`Search: ${named(camellia[0])}`)).toBeVisible()
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
})

test('accounts: an admin is made and unmade, never the last; a link sets a password', async ({
  member,
  pageOf,
}) => {
  const page = await pageOf(admins[0])
  await page.goto(`/admin/accounts?search=${member.username}`)
  const entry = page.getByRole('listitem').filter({ hasText: member.username })
  await entry.getByRole('button', { name: 'Make admin', exact: true }).click()
  await confirm(page, `Make ${member.username} an admin?`, 'Yes')
  await expect(entry.getByText('Admin', { exact: true })).toBeVisible()
  await entry.getByRole('button', { name: 'Unmake admin' }).click()
  await confirm(page, `Is ${member.username} no longer an admin?`, 'Yes')
  await expect(entry.getByText('Admin', { exact: true })).toHaveCount(0)

  await entry.getByRole('button', { name: 'Password link' }).click()
  const address = await entry.locator('code').textContent()
  const other = await pageOf(admins[1])
  await other.goto(address ?? '')
  await other.getByLabel('New password').fill('a password of one’s own')
  await other.getByRole('button', { name: 'Set password' }).click()
  await expect(other.getByText(`The password of ${member.username} is set.`)).toBeVisible()
  await other.goto('/')
  await other.goto(address ?? '')
  await other.getByLabel('New password').fill('another password')
  await other.getByRole('button', { name: 'Set password' }).click()
  await expect(
    other.getByText('This link is used or too old. Ask an admin for another.'),
  ).toBeVisible()
})

test('the log is filtered by who and what, and any of it taken back', async ({ admin, pageOf }) => {
  const name = await newPlant(admin, 'Nothus notatus')
  const page = await pageOf(admins[0])
  await page.goto('/admin/activity')
  await page.getByLabel('Username').fill(admins[0])
  await page.getByLabel('Action').selectOption('publish')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/username=first-admin&action=publish/)
  const entry = page.getByRole('listitem').filter({ hasText: name })
  await entry.getByRole('button', { name: 'Take back' }).click()
  await expect(entry.getByText('taken back')).toBeVisible()
  expect((await page.goto(`/search/${named(name)}`))?.status()).toBe(404)
  const download = await page.request.get('/api/activity.csv?action=undo')
  expect(download.headers()['content-type']).toContain('text/csv')
  expect(await download.text()).toContain(name)
})

for (const locale of ['en-GB', 'zh-CN'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on the pages of admins, ${locale}, ${colorScheme}`, async ({
      pageOf,
    }) => {
      const page = await pageOf(admins[0], {
        locale,
        colorScheme,
        viewport: { width: 360, height: 780 },
      })
      const addresses = [
        '/admin',
        '/admin/activity',
        '/admin/bin',
        `/admin/accounts`,
        `/admin/history?kind=plant&name=${named(ginkgo[0])}`,
        `/adminView?search=${named(hibiscus[0])}`,
        `/editPage?name=${named(camellia[0])}`,
        '/upload?section=home',
        '/newPassword#x',
      ]
      for (const address of addresses) {
        await page.goto(address)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        const found = violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
        expect.soft(found, address).toEqual([])
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 780 })
          await page.evaluate(() => new Promise(requestAnimationFrame))
          const wider = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect.soft(wider, `${address} at ${width}`).toBe(0)
        }
      }
    })
  }
}
