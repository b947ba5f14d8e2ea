/** Tests how admins decide on submissions by keyboard, with reasons and at the same time, and undo decisions. */
import type { Page } from '@playwright/test'
import { camellia } from '../../harness/collections/field-species.ts'
import { waitForHydration } from '../hydrated.ts'
import { installClock } from '../kept-contexts.ts'
import { nightly } from '../nightly.ts'
import { admins, expect, send, test } from '../review-site.ts'

const carousel = (name: string) => (page: Page) => page.getByRole('region', { name })
const changes = carousel('Unauthorized Changes')
const posts = carousel('Unauthorized New Posts')
const pictures = carousel('Unauthorized New Pictures')

async function openReview(page: Page, address = '/upload?section=auth') {
  await page.goto(address)
  await waitForHydration(page)
}

/** Moves the focus with the Tab key to a button. */
async function tabTo(page: Page, name: string, queueId: string) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const isFocused = await page.evaluate(
      ([label, region]) => {
        const { activeElement } = document
        return activeElement?.matches(`#${region} *`) && activeElement.textContent?.trim() === label
      },
      [name, queueId],
    )
    if (isFocused) return
  }
  throw new Error(`${name} cannot be reached by the Tab key`)
}

test(
  'decides on each queue of submissions by keyboard alone',
  nightly,
  async ({ member, admin, pageOf }) => {
    await send.plantEdit(admin, { location: `Pond ${Date.now()}, 荷花池东岸` })
    await send.plantEdit(member, { location: 'Lotus pond, 荷花池西岸' })
    await send.plant(member, 'Camellia japonicum')
    await send.creation(member)
    await send.pictures(member)
    const page = await pageOf(admins[0])
    await openReview(page)
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Unauthorized Changes',
      'Unauthorized New Posts',
      'Unauthorized New Creation Entry',
      'Unauthorized New Pictures',
    ])
    await expect(changes(page).getByText('1 left')).toBeVisible()
    await expect(changes(page).locator('del').last()).toHaveText(/东$/)
    await expect(changes(page).locator('ins').last()).toHaveText(/西$/)
    await expect(posts(page).getByRole('link', { name: /Camellia japonica/ })).toBeVisible()

    for (const [queue, approve, toastText, emptyText] of [
      ['authPosts', 'Approve', 'Edit approved', 'No unauthorized changes'],
      ['newAuthPosts', 'Submit', 'Post approved', 'No unauthorized posts'],
      ['newCreationEntries', 'Approve', 'Creation approved', 'No unauthorized creation entries'],
      ['newPictures', 'Approve', 'Picture approved', 'No unauthorized pictures'],
    ] as const) {
      if (queue === 'newPictures') {
        await pictures(page).getByLabel('Photographer').focus()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type('Chen Yu')
      }
      await tabTo(page, approve, queue)
      await page.keyboard.press('Enter')
      await expect(page.getByText(toastText, { exact: true })).toBeVisible()
      await expect(page.getByText(emptyText)).toBeFocused()
    }

    await page.goto('/search/Camellia_japonica')
    await expect(page.getByRole('main')).toContainText('荷花池西岸')
    await page.goto('/search/Camellia_japonicum')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Camellia japonicum')
    const answer = await page.request.post('/api/getPics', {
      data: { plant: camellia[0] },
      headers: { origin: new URL(page.url()).origin },
    })
    const { springPics } = (await answer.json()) as { springPics: { takenBy: string }[] }
    expect(springPics.map(({ takenBy }) => takenBy)).toContain('Chen Yu')
  },
)

test(
  'decides by letter keys, but not while a field has the focus',
  nightly,
  async ({ member, pageOf }) => {
    await send.plantEdit(member, { location: 'One', chineseName: 'Shancha' })
    await send.plantEdit(member, { location: 'Two' })
    await send.plantEdit(member, { location: 'Three' })
    const page = await pageOf(admins[0])
    await openReview(page, '/adminAuth')
    await expect(changes(page)).toContainText('The Chinese name has no Chinese characters')
    await changes(page).getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(changes(page).locator('ins')).toContainText('Two')
    await page.keyboard.press('r')
    await expect(changes(page).getByLabel('Reason (optional)')).toBeFocused()
    await page.keyboard.type('a rear canal')
    await page.keyboard.press('Escape')
    await expect(changes(page).getByRole('article')).toBeFocused()
    await expect(changes(page).getByText('3 left')).toBeVisible()
    await page.keyboard.press('a')
    await expect(page.getByText('Edit approved', { exact: true })).toBeVisible()
    await expect(changes(page).getByText('2 left')).toBeVisible()
    await expect(changes(page).locator('ins')).toContainText('Three')
    await expect(changes(page).getByRole('article')).toBeFocused()
    await expect(
      changes(page).getByText('The published text has changed since this edit was written'),
    ).toBeHidden()
    await page.reload()
    await expect(
      changes(page).getByText('The published text has changed since this edit was written'),
    ).toBeVisible()
    await page.getByRole('navigation', { name: 'Queues' }).getByRole('link').first().press('a')
    await expect(changes(page).getByText('2 left')).toBeVisible()
  },
)

test('shows the author the reason for a rejection', nightly, async ({ member, pageOf }) => {
  await send.birdEdit(member, { diet: 'Stones' })
  const page = await pageOf(admins[0])
  await openReview(page)
  await changes(page).getByRole('button', { name: 'Reject' }).click()
  await changes(page).getByLabel('Reason (optional)').fill('Grebes eat no stones. 小䴙䴘不吃石头。')
  await changes(page).getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Edit rejected', { exact: true })).toBeVisible()
  const memberPage = await pageOf(member.username)
  await memberPage.goto('/account')
  const entry = memberPage.getByRole('listitem').filter({ hasText: 'Tachybaptus' })
  await expect(entry).toContainText('Not accepted')
  await expect(entry).toContainText('Grebes eat no stones. 小䴙䴘不吃石头。')
})

test('offers to undo a decision for ten seconds', async ({ member, pageOf }) => {
  await send.plant(member, 'Quercus prima')
  await send.plant(member, 'Quercus secunda')
  const page = await pageOf(admins[0])
  await installClock(page)
  await openReview(page)
  await posts(page).getByRole('button', { name: 'Submit' }).click()
  await expect(posts(page).getByRole('heading', { name: 'Quercus secunda' })).toBeVisible()
  await expect(posts(page).getByRole('article')).toBeFocused()
  expect((await page.request.get('/search/Quercus_prima')).status()).toBe(200)
  await posts(page).getByRole('button', { name: 'Undo Quercus prima' }).click()
  await expect(posts(page).getByRole('heading', { name: 'Quercus prima' })).toBeVisible()
  await expect(posts(page).getByRole('article')).toBeFocused()
  await expect(posts(page).getByText('2 left')).toBeVisible()
  expect((await page.request.get('/search/Quercus_prima')).status()).toBe(404)

  // After the next decision the button stays while it has the focus, and then disappears.
  await page.mouse.move(0, 0)
  await page.keyboard.press('a')
  const undo = posts(page).getByRole('button', { name: 'Undo' })
  await undo.focus()
  await page.clock.fastForward(15_000)
  await expect(undo).toBeVisible()
  await posts(page).getByRole('button', { name: 'Submit' }).focus()
  await page.clock.fastForward(9_000)
  await expect(undo).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(undo).toBeHidden()
})

test(
  'keeps the first of two decisions, and reports the first decision to the second admin',
  nightly,
  async ({ member, pageOf }) => {
    await send.plant(member, 'Quercus tertia')
    const [firstPage, secondPage] = [await pageOf(admins[0]), await pageOf(admins[1])]
    for (const page of [firstPage, secondPage]) await openReview(page)
    await posts(firstPage).getByRole('button', { name: 'Submit' }).click()
    await expect(firstPage.getByText('Post approved', { exact: true })).toBeVisible()
    await posts(secondPage).getByRole('button', { name: 'Delete' }).click()
    await posts(secondPage).getByRole('button', { name: 'Delete' }).click()
    const alert = secondPage.getByRole('alert').filter({ hasText: 'Failed to process decision' })
    await expect(alert).toContainText('Error')
    await expect(alert).toContainText('it is already approved')
    await expect(secondPage.getByText('No unauthorized posts')).toBeVisible()
    expect((await secondPage.request.get('/search/Quercus_tertia')).status()).toBe(200)
  },
)

test(
  'restores the card with its typed values when the network fails',
  nightly,
  async ({ member, pageOf }) => {
    await send.pictures(member)
    const page = await pageOf(admins[0])
    await openReview(page)
    await pictures(page).getByLabel('Setting').fill('Lotus pond')
    await page.route('**/api/newPictureAuth', (route) => route.abort(), { times: 1 })
    await pictures(page).getByRole('button', { name: 'Approve' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to process decision' })
    await expect(alert).toContainText('No response from the network')
    await expect(pictures(page).getByLabel('Setting')).toHaveValue('Lotus pond')
    await pictures(page).getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Picture approved', { exact: true })).toBeVisible()
  },
)

test(
  'shows pending submissions to an admin, but not to a member or a visitor',
  nightly,
  async ({ member, stranger, page, pageOf, tolerate }) => {
    tolerate(/status of 403/)
    const secret = `Quercus occulta${Date.now().toString(36)}`
    await send.plant(member, secret)
    const memberPage = await pageOf(stranger.username)
    for (const address of ['/upload?section=auth', '/adminAuth']) {
      const answer = await memberPage.goto(address)
      expect(answer?.status()).toBe(403)
      expect(await answer?.text()).not.toContain(secret)
      await expect(memberPage.getByRole('heading', { level: 1 })).toHaveText('Error')
      await expect(memberPage.getByText('You are not authorized to view this page')).toBeVisible()
      await expect(memberPage).toHaveURL('/')
    }
    await page.goto('/adminAuth')
    await expect(page).toHaveURL('/login?to=/adminAuth')
    await memberPage.goto('/upload')
    await expect(memberPage.getByRole('link', { name: 'Admin Authentication' })).toHaveCount(0)
    const admin = await pageOf(admins[0])
    await admin.goto('/upload')
    await admin.getByRole('link', { name: 'Admin Authentication' }).click()
    await expect(admin.getByRole('heading', { name: secret })).toBeVisible()
  },
)
