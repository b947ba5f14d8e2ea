/** Tests the grid of pending pictures by author and species, and the pages of creations and nominations. */
import { grebe } from '../../harness/collections/field-species.ts'
import { toast } from '../admin-pages.ts'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { admins, expect, send, test } from '../review-site.ts'
import { delayRequests } from '../slow-network.ts'

test('groups pictures by author, filters pictures by author and species, and decides by keys', async ({
  member,
  stranger,
  admin,
  pageOf,
}) => {
  await send.pictures(member, 2)
  await send.pictures(stranger, 2)
  const bird = { picEnglishName: grebe[0], picSeason: 'Juvenile' }
  await send.birdPictures(stranger, 1, bird)
  const page = await pageOf(admins[0])
  const pictureQueue = page.getByRole('region', { name: 'Unauthorized New Pictures' })

  await page.goto('/upload?section=auth')
  await expect(pictureQueue.getByText('5 left')).toBeVisible()
  await expect(pictureQueue.getByRole('article')).toBeFocused()
  await page.keyboard.press('a')
  await expect(pictureQueue.getByText('4 left')).toBeVisible()

  await pictureQueue.getByRole('button', { name: 'Select several' }).click()
  const tiles = pictureQueue.getByRole('listitem')
  await expect(tiles).toHaveCount(4)
  await expect(tiles.filter({ hasText: `Sent by ${stranger.username}` })).toHaveCount(3)
  await page.setViewportSize({ width: 390, height: 420 })
  await tiles.last().scrollIntoViewIfNeeded()
  await expect(pictureQueue.getByRole('button', { name: 'Approve' })).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 900 })
  await pictureQueue.getByLabel('Group by').selectOption('Author')
  await expect(
    pictureQueue.getByRole('heading', { name: member.username, exact: true }),
  ).toBeVisible()
  await expect(
    pictureQueue.getByRole('heading', { name: stranger.username, exact: true }),
  ).toBeVisible()
  expect(await overflowingElements(page)).toEqual([])
  expect(await violations(page)).toEqual([])

  await pictureQueue.getByLabel('Species').selectOption({ label: `${grebe[0]} ${grebe[2]} (1)` })
  await expect(tiles).toHaveCount(1)
  await expect(pictureQueue.getByText('4 left')).toBeVisible()
  await tiles.getByRole('checkbox').check()
  await page.keyboard.press('a')
  await expect(pictureQueue.getByText('3 left')).toBeVisible()
  await pictureQueue.getByRole('button', { name: 'Show all pictures' }).click()
  await expect(tiles).toHaveCount(3)

  await pictureQueue
    .getByLabel('Author', { exact: true })
    .selectOption({ label: `${stranger.username} (2)` })
  await expect(tiles).toHaveCount(2)
  await pictureQueue.getByLabel('Group by').selectOption('Author')
  await pictureQueue.getByLabel(`Select all of ${stranger.username}`).check()
  await page.keyboard.press('r')
  await pictureQueue.getByLabel('Reason (optional)').fill('Blurred')
  await pictureQueue.getByRole('button', { name: 'Reject' }).click()
  await expect(pictureQueue.getByText('1 left')).toBeVisible()
  // The grid shows the pictures of the undone decision, although the later answer for the filter excludes them.
  const release = await delayRequests(page, '**/api/adminAuth?*')
  await pictureQueue
    .getByLabel('Author', { exact: true })
    .selectOption({ label: `${member.username} (1)` })
  await pictureQueue.getByRole('button', { name: 'Undo' }).first().click()
  await expect(toast(page, 'The decision has been undone.')).toBeVisible()
  release()
  await expect(tiles).toHaveCount(3)
  const { counts } = await admin.get<{ counts: { newPictures: number } }>('adminAuth')
  expect(counts.newPictures).toBe(3)
})

test(
  'shows creations on several pages, and nominations in one list',
  nightly,
  async ({ member, admin, pageOf }) => {
    for (let count = 0; count < 8; count++) await send.creation(member)
    const page = await pageOf(admins[0])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/upload?section=creation')
    await waitForHydration(page)
    const cards = page.locator('#creations > li')
    await expect(cards).toHaveCount(6)
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Next' })
      .click()
    await expect(page.locator('#creations')).toBeFocused()
    await expect(cards.first()).toBeVisible()
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(6000)

    const { newCreationEntries } = await admin.get<{ newCreationEntries: { id: string }[] }>(
      'adminAuth',
    )
    await admin.call('newCreationAuth', { id: newCreationEntries[0]?.id, decision: true })
    const { temp } = await admin.get<{ temp: { plant: string; pic: string; status: string }[] }>(
      'listCreations',
    )
    const published = temp.find(({ status }) => status === 'approved')
    await member.form('uploadFeatureSingle', {
      plant: published?.plant ?? '',
      path: published?.pic ?? '',
    })
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Nominations' }).click()
    const entry = page.getByRole('listitem').filter({ hasText: member.username })
    await expect(entry).toHaveCount(1)
    expect(await overflowingElements(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    await entry.getByRole('link', { name: 'Choose a pair' }).click()
    await expect(page).toHaveURL(/adminView/)
  },
)
