/**
 * Tests the number beside Account: decisions for an author, pending submissions for a reviewer, and unsent pictures.
 */
import type { Page } from '@playwright/test'
import type { Queues } from '../../../contract/schemas/review.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { violations } from '../axe.ts'
import { nightly } from '../nightly.ts'
import { chooser, openPictures, photographs, pictureItem } from '../picture-forms.ts'
import { admins, expect, type Person, send, test } from '../review-site.ts'

const menuButtons = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button')
const entries = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByText(/Awaiting|Published|Deleted|Changes/) })

/** Sends three pictures. @returns their ids, the oldest first */
async function sendThreePictures(member: Person, admin: Person): Promise<string[]> {
  for (let count = 0; count < 3; count++) await send.pictures(member)
  return (await admin.get<Queues>('adminAuth')).newPictures.map(({ id }) => id)
}

test(
  'shows an author the decisions on pictures, and a deletion',
  nightly,
  async ({ member, admin, pageOf }) => {
    const [approvedId = '', returnedId = ''] = await sendThreePictures(member, admin)
    const decide = (id: string, decision: string) =>
      admin.call('newPictureAuth', { ids: [id], decision })
    await decide(approvedId, 'approve')
    await decide(returnedId, 'changes')

    const page = await pageOf(member.username)
    await page.goto('/aboutUs')
    const menu = page.getByRole('button', { name: 'Account, 2 new' })
    await expect(menu).toContainText('2')
    expect(await violations(page)).toEqual([])
    await menu.click()
    await page.getByRole('link', { name: 'Changes requested: 1 · Decided: 1' }).click()
    await expect(page).toHaveURL('/account#submissions')
    await expect(entries(page).nth(0)).toContainText('Changes requested')
    await expect(entries(page).nth(1)).toContainText('PhotographNew')
    await expect(entries(page).nth(2)).toContainText('Awaiting review')
    await expect(page.getByRole('button', { name: 'Account, 1 new' })).toBeVisible()

    const { pics } = await admin.call<{ pics: { _id: string; path: string }[] }>('getPicsAndArts', {
      plant: camellia[0],
      kind: 'plant',
    })
    const address = await entries(page).nth(1).locator('img').getAttribute('src')
    const picture = pics.find(({ path }) => address?.includes(path))
    await admin.call('editPageDelete', { id: picture?._id })
    await page.reload()
    const deletedEntry = entries(page).filter({ hasText: 'Deleted' })
    await expect(deletedEntry).toContainText(/It was deleted on .*20\d\d\./)
    expect(await violations(page)).toEqual([])
  },
)

test(
  'shows a reviewer the number of pending submissions, before and after a decision',
  nightly,
  async ({ member, admin, pageOf }) => {
    const [id = ''] = await sendThreePictures(member, admin)
    const page = await pageOf(admins[0])
    await page.goto('/')
    await page.getByRole('button', { name: 'Account, 3 new' }).click()
    await admin.call('newPictureAuth', { ids: [id], decision: 'approve' })
    await page.getByRole('link', { name: 'To review: 3' }).click()
    await expect(page).toHaveURL('/adminAuth')
    await expect(page.getByRole('button', { name: 'Account, 2 new' })).toBeVisible()
  },
)

test('shows the number of unsent pictures', nightly, async ({ stranger, pageOf }) => {
  const page = await pageOf(stranger.username)
  await openPictures(page)
  await expect(menuButtons(page).last()).toHaveAccessibleName('Account')
  await chooser(page).setInputFiles(await photographs('one.jpg', 'two.jpg'))
  for (const name of ['one.jpg', 'two.jpg']) {
    await expect(pictureItem(page, name)).toContainText('ready')
  }
  await page.getByRole('link', { name: 'About us' }).click()
  await page.getByRole('button', { name: 'Account, 2 new' }).click()
  await page.getByRole('link', { name: 'Pictures not sent yet: 2' }).click()
  await expect(page).toHaveURL('/upload?section=plant')
  await page.goto('/upload?section=bird')
  await page.getByRole('link', { name: 'Plant photographs: 2' }).click()
  await expect(page).toHaveURL('/upload?section=plant#pictures')
  await expect(pictureItem(page, 'two.jpg')).toContainText('ready')
})
