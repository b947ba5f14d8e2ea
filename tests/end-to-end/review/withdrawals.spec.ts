/**
 * Tests that a member hides the picture of a face at once, and that a reviewer decides on the request. A member also
 * withdraws a pending picture.
 */
import type { Queues } from '../../../contract/schemas/review.ts'
import { violations } from '../axe.ts'
import { nightly } from '../nightly.ts'
import { admins, expect, send, test } from '../review-site.ts'

test(
  'hides a picture of a face from the public until a reviewer decides on the request',
  nightly,
  async ({ member, admin, pageOf, page: visitor }) => {
    await send.pictures(member)
    const [card] = (await admin.get<Queues>('adminAuth')).newPictures
    await admin.call('newPictureAuth', { ids: [card?.id], decision: 'approve' })
    const publicPicture = visitor.locator(`img[src*="${card?.image.path}"]`)
    await visitor.goto('/databasePlant')
    await expect(publicPicture).not.toHaveCount(0)

    const page = await pageOf(member.username)
    await page.goto('/account')
    const entry = page.getByRole('listitem').filter({ hasText: 'Photograph' })
    await entry.getByText('Details').click()
    await entry.getByText('Ask to withdraw').click()
    await entry.getByRole('button', { name: 'Hide and ask' }).click()
    await expect(entry.getByText('Please choose a reason.')).toBeVisible()
    await entry.getByLabel('Reason').selectOption('A person can be recognised, such as me')
    await entry.getByLabel('Note for the reviewer').fill('I am behind the bush')
    expect(await violations(page)).toEqual([])
    await entry.getByRole('button', { name: 'Hide and ask' }).click()
    await expect(entry.getByRole('status').first()).toContainText('Now hidden from the public.')

    await visitor.goto('/databasePlant')
    await expect(publicPicture).toHaveCount(0)
    expect((await visitor.request.get(`/public${card?.image.path}`)).status()).toBe(404)

    // The member undoes the request after a reload, and the picture is public again.
    await page.reload()
    await entry.getByRole('button', { name: 'Undo' }).click()
    await expect(entry).toContainText('Published')
    await visitor.goto('/databasePlant')
    await expect(publicPicture).not.toHaveCount(0)
    await entry.getByText('Ask to withdraw').click()
    await entry.getByLabel('Reason').selectOption('A person can be recognised, such as me')
    await entry.getByLabel('Note for the reviewer').fill('I am behind the bush')
    await entry.getByRole('button', { name: 'Hide and ask' }).click()
    await expect(entry).toContainText('Hidden')

    const review = await pageOf(admins[0])
    await review.goto('/')
    await review.getByRole('button', { name: 'Account, 1 new' }).click()
    await review.getByRole('link', { name: 'To review: 1' }).click()
    await expect(review.getByRole('link', { name: 'Requests to withdraw 1' })).toBeVisible()
    await review.goto('/admin')
    await review.getByRole('link', { name: '1 request to withdraw' }).click()
    const requests = review.getByRole('region', { name: 'Requests to withdraw' })
    await expect(requests).toContainText(`${member.username} asks: A person can be recognised`)
    await expect(requests).toContainText('I am behind the bush')
    expect(await violations(review)).toEqual([])
    await requests.getByLabel('Answer to the member').fill('Done, thank you')
    await requests.getByRole('button', { name: 'Withdraw permanently' }).click()
    await expect(requests).toContainText('The picture is in the recycle bin.')
    await expect(review.getByRole('link', { name: 'Requests to withdraw' })).toHaveCount(0)

    await page.reload()
    await expect(entry).toContainText(/Withdrawn at your request on .*20\d\d\./)
    await expect(entry).toContainText('Done, thank you')
  },
)

test('withdraws a pending picture, and undoes the withdrawal', async ({
  member,
  admin,
  pageOf,
}) => {
  await send.pictures(member)
  const countPending = async () => (await admin.get<Queues>('adminAuth')).counts.newPictures
  const page = await pageOf(member.username)
  await page.goto('/account')
  const entry = page.getByRole('listitem').filter({ hasText: 'Photograph' })
  await entry.getByText('Details').click()
  await entry.getByRole('button', { name: 'Withdraw' }).click()
  await expect(entry).toContainText('Withdrawn. Nobody can see it any more.')
  expect(await countPending()).toBe(0)
  await entry.getByRole('button', { name: 'Undo' }).click()
  await expect(entry).toContainText('Awaiting review')
  expect(await countPending()).toBe(1)
  await entry.getByRole('button', { name: 'Withdraw' }).click()
  await expect(entry.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.reload()
  await expect(entry).toHaveCount(0)
})
