/** Tests long queues, decisions on many pictures at once, and the review page in several looks. */

import type { Page } from '@playwright/test'
import { longest } from '../../harness/collections/field-species.ts'
import { dose, isWholeDose } from '../../harness/doses/dose.ts'
import { looks, violations, widthsOfForms } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { setLanguage } from '../members.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { admins, expect, makePicture, send, test } from '../review-site.ts'
import { delayRequests } from '../slow-network.ts'

const carousel = (page: Page, name: string) => page.getByRole('region', { name })
const posts = (page: Page) => carousel(page, 'Unauthorized New Posts')
const pictures = (page: Page) => carousel(page, 'Unauthorized New Pictures')

test('decides on many pictures at once, undoes the decisions, and reports decisions of another admin', async ({
  member,
  admin,
  pageOf,
}) => {
  await send.pictures(member, 6)
  const page = await pageOf(admins[1])
  await page.goto('/upload?section=auth')
  await pictures(page).getByRole('button', { name: 'Select several' }).click()
  const boxes = pictures(page).getByRole('listitem').getByRole('checkbox')
  await expect(boxes).toHaveCount(6)
  await expect(pictures(page).getByRole('button', { name: 'Approve' })).toBeDisabled()
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect(pictures(page).getByText('2 selected')).toBeVisible()
  await pictures(page).getByRole('button', { name: 'Reject' }).click()
  await pictures(page).getByLabel('Reason (optional)').fill('Blurred')
  await pictures(page).getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('2 pictures rejected', { exact: true })).toBeVisible()
  await expect(boxes).toHaveCount(4)
  await pictures(page).getByRole('button', { name: 'Undo' }).click()
  await expect(boxes).toHaveCount(6)

  // Meanwhile another admin decides on two of the pictures.
  const { newPictures } = await admin.get<{ newPictures: { id: string }[] }>('adminAuth')
  const ids = newPictures.slice(0, 2).map(({ id }) => id)
  await admin.call('newPictureAuth', { ids, decision: true })
  await pictures(page).getByLabel('Select all').check()
  await pictures(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('4 pictures approved', { exact: true })).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: '2 could not be decided' })
  await expect(alert).toContainText('it is already approved')
  await expect(page.getByText('No unauthorized pictures')).toBeFocused()
})

test(
  'keeps typed values after a change of view, and a reason after a failure',
  nightly,
  async ({ member, pageOf }) => {
    await send.pictures(member, 3)
    const page = await pageOf(admins[0])
    await page.goto('/upload?section=auth')
    await waitForHydration(page)
    const selectButton = pictures(page).getByRole('button', { name: 'Select several' })
    await pictures(page).getByLabel('Setting').fill('Lotus pond')
    await selectButton.click()
    await selectButton.click()
    await expect(pictures(page).getByLabel('Setting')).toHaveValue('Lotus pond')
    await selectButton.click()
    await pictures(page).getByLabel('Select all').check()
    await pictures(page).getByRole('button', { name: 'Reject' }).click()
    await pictures(page).getByLabel('Reason (optional)').fill('Blurred')
    await page.route('**/api/newPictureAuth', (route) => route.abort(), { times: 1 })
    await pictures(page).getByRole('button', { name: 'Reject' }).click()
    await expect(pictures(page).getByText('3 selected')).toBeVisible()
    await pictures(page).getByRole('button', { name: 'Reject' }).click()
    await expect(pictures(page).getByLabel('Reason (optional)')).toHaveValue('Blurred')
    await pictures(page).getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText('3 pictures rejected', { exact: true })).toBeVisible()
  },
)

test('decides on only one card after a double click', nightly, async ({ member, pageOf }) => {
  await send.pictures(member, 3)
  const page = await pageOf(admins[0])
  await page.goto('/upload?section=auth')
  await waitForHydration(page)
  await pictures(page).getByRole('button', { name: 'Approve' }).dblclick()
  await expect(page.getByText('Picture approved', { exact: true })).toBeVisible()
  await expect(pictures(page).getByText('2 left')).toBeVisible()
})

const queueLength = dose(60, 500)

test(
  `opens a queue of ${queueLength} species and decides on 45 cards in a row`,
  nightly,
  async ({ member, pageOf }) => {
    test.setTimeout(120_000)
    for (let start = 0; start < queueLength; start += 20) {
      const names = Array.from({ length: 20 }, (_, index) => `Quercus ${start + index}-ensis`)
      for (const name of names) await send.plant(member, name)
    }
    const page = await pageOf(admins[0])
    await page.goto('/')
    const answer = await page.goto('/upload?section=auth')
    await expect(posts(page).getByText(`${queueLength} left`)).toBeVisible()
    // The page contains only the next cards of a long queue. `npm run bench:review-queue` measures the time.
    const sentNames = new Set((await answer?.text())?.match(/Quercus \d+-ensis/g))
    expect(sentNames.size).toBeLessThanOrEqual(20)
    await expect(page.getByRole('article')).toHaveCount(1)

    await waitForHydration(page)
    await posts(page).getByRole('button', { name: 'Next' }).focus()
    for (let decided = 1; decided <= 45; decided++) {
      // A key acts on the visible card; the next cards may not have loaded yet.
      const name = `Quercus ${decided - 1}-ensis`
      await expect(posts(page).getByRole('heading', { name })).toBeVisible({ timeout: 20_000 })
      await page.keyboard.press('a')
      await expect(posts(page).getByText(`${queueLength - decided} left`)).toBeVisible()
    }
    await expect(posts(page).getByRole('heading', { name: 'Quercus 45-ensis' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByText('Post approved', { exact: true }).first()).toBeVisible()
    const remaining = async () =>
      (await (await page.request.get('/api/adminAuth')).json()).counts.newAuthPosts
    await expect.poll(remaining).toBeLessThanOrEqual(queueLength - 44)
  },
)

test('decides by key after a wait for the next cards', nightly, async ({ member, pageOf }) => {
  for (let index = 0; index < 23; index++) await send.plant(member, `Fagus ${index}-ata`)
  const page = await pageOf(admins[0])
  const release = await delayRequests(page, '**/api/adminAuth?*')
  await page.goto('/adminAuth')
  await waitForHydration(page)
  await posts(page).getByRole('button', { name: 'Next' }).focus()
  for (let remaining = 22; remaining >= 3; remaining--) {
    await page.keyboard.press('a')
    await expect(posts(page).getByText(`${remaining} left`)).toBeVisible()
  }
  await expect(posts(page).getByRole('article')).toHaveCount(0)
  release()
  await expect(posts(page).getByRole('heading', { name: 'Fagus 20-ata' })).toBeVisible()
  // Keys need the focus, which moves to the card a moment later.
  await expect(posts(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('a')
  await expect(posts(page).getByText('2 left')).toBeVisible()
})

test(
  'reports that no more cards can be loaded, and retries at a press',
  nightly,
  async ({ member, pageOf }) => {
    for (let index = 0; index < 24; index++) await send.plant(member, `Tilia ${index}-ata`)
    const page = await pageOf(admins[0])
    await page.route('**/api/adminAuth?*', (route) => route.abort())
    await page.goto('/adminAuth')
    await waitForHydration(page)
    const decideOnMost = async () => {
      for (let remaining = 23; remaining >= 4; remaining--) {
        await posts(page).getByRole('button', { name: 'Submit' }).click()
        await expect(posts(page).getByText(`${remaining} left`)).toBeVisible()
      }
    }
    // On a slow machine, the message about the failed load ends before the last decision.
    await Promise.all([
      expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch data' })).toBeVisible({
        timeout: 60_000,
      }),
      decideOnMost(),
    ])
    await page.unroute('**/api/adminAuth?*')
    await posts(page).getByRole('button', { name: 'Try again' }).click()
    await expect(posts(page).getByRole('heading', { name: 'Tilia 20-ata' })).toBeVisible()
  },
)

test('shows the next card at a swipe', nightly, async ({ member, pageOf }) => {
  await send.plant(member, 'Ulmus prima')
  await send.plant(member, 'Ulmus secunda')
  const page = await pageOf(admins[0], { hasTouch: true, viewport: { width: 360, height: 780 } })
  await page.goto('/adminAuth')
  await waitForHydration(page)
  const card = posts(page).getByRole('article')
  await card.scrollIntoViewIfNeeded()
  const swipe = async (startX: number, endX: number, down = 0) => {
    const box = await card.boundingBox()
    const y = (box?.y ?? 0) + 60
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, offset = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: y + offset }],
      })
    await touch('touchStart', startX)
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', startX + (endX - startX) * part, down * part)
    }
    await touch('touchEnd')
  }
  await swipe(300, 120)
  await expect(posts(page).getByRole('heading', { name: 'Ulmus secunda' })).toBeVisible()
  await swipe(120, 300)
  await expect(posts(page).getByRole('heading', { name: 'Ulmus prima' })).toBeVisible()
})

for (const { language, colorScheme, rules } of looks) {
  test(
    `passes axe on the review page, ${language}, ${colorScheme}`,
    nightly,
    async ({ member, pageOf, site }) => {
      test.setTimeout(120_000)
      await sendExtremes(member)
      const page = await pageOf(admins[0], { colorScheme, reducedMotion: 'reduce' })
      await setLanguage(page.context(), language, site.origin)
      await page.goto('/upload?section=auth')
      // The small dose skips these checks, because at 360 px the check with opened parts finds the same violations.
      for (const width of isWholeDose ? widthsOfForms : []) {
        await page.setViewportSize({ width, height: 900 })
        expect(await violations(page, width === 360 ? rules : 'look'), `${width} px`).toEqual([])
      }
      const [edit, , , images] = await page.getByRole('region').all()
      await edit?.getByRole('button').nth(2).click()
      await edit?.getByRole('button').first().click()
      await images?.getByRole('button').first().click()
      await page.setViewportSize({ width: colorScheme === 'dark' ? 1440 : 360, height: 900 })
      expect(await violations(page, rules), 'with opened parts').toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      await expect.poll(() => overflowingElements(page)).toEqual([])
    },
  )
}

/** Sends very long texts and names, and a very wide picture. */
async function sendExtremes(member: Parameters<typeof send.plant>[0]): Promise<void> {
  const [latinName, commonName, chineseName] = longest
  const longText = `https://example.org/${'x'.repeat(200)}\n${'It grows slowly. 长在阴处。'.repeat(120)}`
  const names = { latinName, commonName, chineseName, originalLatin: latinName }
  await member.call('updateText', { ...names, additionalInfo: longText, otherNames: '' })
  await send.plantEdit(member, { location: 'West gate' })
  const link = JSON.stringify([
    { linkTitle: 'A page', link: `https://example.org/${'y'.repeat(200)}` },
  ])
  await send.plant(member, latinName.replace('ens', 'a'), { bloomingSeason: longText, link })
  await send.plant(member, 'Fagus nova')
  await send.creation(member)
  const files = [['wide.jpg', await makePicture(1600, 80)] as const]
  const credits = { picPhotographer: 'Wang', picSetting: 'Past the third terrace, '.repeat(20) }
  const fields = { picEnglishName: latinName, picSeason: 'autumn', ...credits, month: '2025-03-15' }
  await member.form('uploadPic', fields, { files })
  await send.pictures(member)
}
