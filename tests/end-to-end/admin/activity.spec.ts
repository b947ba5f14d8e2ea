/** Tests the activity on a phone: its filter, and groups of entries about pictures of one species. */
import type { Queues } from '../../../contract/schemas/review.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { violations } from '../axe.ts'
import { overflowingElements } from '../overflow.ts'
import { admins, expect, send, test } from '../review-site.ts'

test('closes the filter on a phone at first if the address has no filter, without JavaScript', async ({
  pageOf,
}) => {
  const page = await pageOf(admins[0], { javaScriptEnabled: false })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/activity')
  const username = page.getByLabel('Username')
  await expect(username).toBeHidden()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeInViewport()
  await page.getByText('Filter', { exact: true }).click()
  await expect(username).toBeVisible()
  expect(await overflowingElements(page)).toEqual([])

  await page.goto(`/admin/activity?username=${admins[0]}`)
  await expect(username).toHaveValue(admins[0])
  await expect(username).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/activity')
  await expect(username).toBeVisible()
  await expect(page.getByText('Filter', { exact: true })).toBeHidden()
})

test('groups approvals of pictures of one species, and undoes one of them', async ({
  member,
  admin,
  pageOf,
}) => {
  await send.pictures(member, 3)
  const pending = async () => (await admin.get<Queues>('adminAuth')).newPictures
  for (const { id } of await pending()) {
    await admin.call('newPictureAuth', { ids: [id], decision: true })
  }
  const page = await pageOf(admins[0])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/activity?action=approve')
  const group = page.getByRole('main').getByRole('listitem').filter({ hasText: '× 3' }).first()
  await expect(group.getByText(camellia[0])).toHaveCount(1)
  const entries = group.getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.getByRole('button', { name: 'Undo: Approved' })).toHaveCount(3)
  expect((await group.boundingBox())?.height).toBeLessThan(360)
  expect(await violations(page)).toEqual([])
  expect(await overflowingElements(page)).toEqual([])

  await entries.nth(1).getByRole('button', { name: 'Undo: Approved' }).click()
  await expect(entries.nth(1)).toContainText('undone')
  await expect(entries.getByRole('button', { name: 'Undo: Approved' })).toHaveCount(2)
  expect(await pending()).toHaveLength(1)
})
