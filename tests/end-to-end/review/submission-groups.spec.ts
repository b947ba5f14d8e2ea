/** Tests that the list of a member's submissions is short on a phone, and that each picture keeps its actions. */

import type { Queues } from '../../../contract/schemas/review.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { violations } from '../axe.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, type Person, send, test } from '../review-site.ts'

test.use({ viewport: { width: 360, height: 740 } })

const pendingPictures = async (admin: Person) =>
  (await admin.get<Queues>('adminAuth')).newPictures.map(({ id }) => id)

test('groups pictures that were sent together, and withdraws one of them by keyboard', async ({
  member,
  admin,
  pageOf,
}) => {
  await send.pictures(member, 3)
  const page = await pageOf(member.username)
  await page.goto('/account')
  const group = page.getByRole('listitem').filter({ hasText: 'Photograph × 3' })
  await expect(group.getByText(camellia[0])).toHaveCount(1)
  await expect(group.getByText('Awaiting review')).toHaveCount(1)
  expect((await group.boundingBox())?.height).toBeLessThan(200)
  const pictures = group.getByRole('listitem')
  await expect(pictures).toHaveCount(3)
  const withdraw = group.getByRole('button', { name: 'Withdraw' })
  await expect(withdraw).toHaveCount(0)

  const summary = pictures.nth(1).locator('summary').first()
  await expect(summary).toContainText('Picture 2 of 3')
  await summary.press('Enter')
  await expect(pictures.nth(1)).toContainText('Wang Xiaoming')
  expect(await violations(page)).toEqual([])
  expect(await overflowingElements(page)).toEqual([])
  await withdraw.press('Enter')
  await expect(pictures.nth(1)).toContainText('Withdrawn. Nobody can see it any more.')
  await expect(pictures.nth(1).getByText('Withdrawn', { exact: true })).toBeVisible()
  expect(await pendingPictures(admin)).toHaveLength(2)
  await pictures.nth(1).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(withdraw).toBeVisible()
  expect(await pendingPictures(admin)).toHaveLength(3)
  await withdraw.press('Enter')
  await expect(pictures.nth(1).getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Photograph × 2' })).toBeVisible()
})

test('shows the reason of a group at once, and resubmits one of its pictures', async ({
  member,
  admin,
  pageOf,
}) => {
  await send.pictures(member, 2)
  const reason = 'Who took these?'
  const ids = await pendingPictures(admin)
  await admin.call('newPictureAuth', { ids, decision: 'changes', reason })
  const page = await pageOf(member.username)
  await page.goto('/account')
  const group = page.getByRole('listitem').filter({ hasText: 'Photograph × 2' })
  await expect(group.getByText(reason)).toBeVisible()
  const picture = group.getByRole('listitem').first()
  await picture.locator('summary').first().click()
  await picture.getByText('Edit and resubmit').click()
  await picture.getByLabel('Photographer').fill('Chen Yu')
  expect(await violations(page)).toEqual([])
  expect(await overflowingElements(page)).toEqual([])
  await picture.getByRole('button', { name: 'Send for review' }).click()
  const resubmitted = page.getByRole('listitem').filter({ hasText: 'Awaiting review' })
  await expect(resubmitted).toContainText('Submitted for review again.')
  const remaining = page.getByRole('listitem').filter({ hasText: 'Changes requested' })
  await expect(remaining).toHaveCount(1)
  await expect(remaining.getByText(reason)).toBeVisible()
  expect(await pendingPictures(admin)).toHaveLength(1)
})

test('shows a single picture in a low row, which opens before the script runs', async ({
  member,
  pageOf,
}) => {
  await send.pictures(member)
  const page = await pageOf(member.username, { javaScriptEnabled: false })
  await page.goto('/account')
  const row = page.getByRole('listitem').filter({ hasText: 'Awaiting review' })
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(100)
  await expect(row.getByText('Wang Xiaoming')).toBeHidden()
  await row.getByText('Details').click()
  await expect(row.getByText('Wang Xiaoming')).toBeVisible()
  expect(await overflowingElements(page)).toEqual([])
})
