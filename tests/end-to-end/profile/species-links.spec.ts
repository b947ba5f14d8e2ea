/**
 * Tests links with a picture on all kinds of pages. A touch fetches the profile, and a click grows the picture of the
 * link into the picture of the profile.
 */
import type { Locator, Page } from '@playwright/test'
import { profileAddress } from '../../../contract/names.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { addresses } from '../addresses.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly, nightlyIf } from '../nightly.ts'
import { expect, test } from '../reader.ts'
import { test as reviewTest, send } from '../review-site.ts'
import { recordMoves } from './recorded-moves.ts'

const firstWith = (selector: string) => (page: Page) => page.locator(selector).first()

const links: { part: string; address: string; link: (page: Page) => Locator }[] = [
  { part: 'results', address: '/search?q=rosa', link: firstWith('main ul a:has(img)') },
  { part: 'stops', address: addresses.walk, link: firstWith('#stops li a:has(img)') },
  {
    part: 'ways onward',
    address: profileAddress('plant', camellia[0]),
    link: firstWith('#ways-onward a[href^="/search/"]:has(img)'),
  },
  {
    part: 'featured pairs',
    address: '/home',
    link: (page) => page.getByRole('link', { name: 'Detailed Information' }).first(),
  },
]

/** Opens a page, and touches its link. @returns the address of the link */
async function touchLink(page: Page, address: string, link: Locator): Promise<string> {
  await page.goto(address)
  await waitForHydration(page)
  const target = (await link.getAttribute('href')) ?? ''
  const pageRequest = page.waitForRequest((request) =>
    decodeURI(request.url()).includes(`${decodeURI(target)}.data`),
  )
  await link.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
  await pageRequest
  return target
}

for (const { part, address, link } of links) {
  test(
    `${part}: a touch fetches the profile, and a click grows the picture once`,
    nightlyIf(part !== 'ways onward'),
    async ({ page }) => {
      const moves = await recordMoves(page)
      const target = await touchLink(page, address, link(page))
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)
      await link(page).click()
      await expect(page).toHaveURL(target)
      await expect.poll(moves).toEqual(['page 280'])
    },
  )
}

reviewTest(
  'exhibition: a click grows the photograph of a pair once',
  nightly,
  async ({ admin, page }) => {
    await send.creation(admin)
    const moves = await recordMoves(page)
    const link = page.locator('figure:has([data-as="photograph"]) figcaption > a').first()
    const target = await touchLink(page, '/creation', link)
    await link.click()
    await expect(page).toHaveURL(target)
    await expect.poll(moves).toEqual(['page 280'])
  },
)

test('grows no picture for a reader who prefers reduced motion', nightly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moves = await recordMoves(page)
  const target = await touchLink(page, '/search?q=rosa', page.locator('main ul a:has(img)').first())
  await page.locator('main ul a:has(img)').first().click()
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('main').getByRole('article')).toBeVisible()
  await page.waitForTimeout(500)
  expect(await moves()).toEqual([])
})

test('ways onward: shrinks the picture when the reader goes back', nightly, async ({ page }) => {
  const moves = await recordMoves(page)
  const address = profileAddress('plant', camellia[0])
  const link = page.locator('#ways-onward a[href^="/search/"]:has(img)').first()
  const target = await touchLink(page, address, link)
  // The data of the previous page must arrive before the page shows "Loading...". The first attempt may be too slow.
  await expect(async () => {
    const earlierMoves = await moves()
    await link.click()
    await expect(page).toHaveURL(target)
    await expect.poll(moves).toEqual([...earlierMoves, 'page 280'])
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(link).toBeVisible()
    const allMoves = [...earlierMoves, 'page 280', 'page 280']
    await expect.poll(moves, { timeout: 3000 }).toEqual(allMoves)
  }).toPass()
})
