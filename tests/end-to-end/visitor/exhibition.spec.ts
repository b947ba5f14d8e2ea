/** Tests /creation: the pages of the exhibition wall, the zoom view, and the arrows of the showcase. */
import { camellia } from '../../harness/collections/field-species.ts'
import { cards, openCreations } from '../creation-forms.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { admins, expect, makePicture, send, test } from '../review-site.ts'

test(
  'moves the focus to the next page of the wall, and centres the pictures of a row',
  nightly,
  async ({ admin, pageOf }) => {
    for (let count = 0; count < 8; count++) await send.creation(admin)
    const page = await pageOf(admins[0])
    await page.goto('/creation')
    const wall = page.locator('#wall')
    const pager = page.getByRole('navigation', { name: 'Pages' })
    const secondPageLink = pager.getByRole('link', { name: 'Page 2', exact: true })
    await secondPageLink.focus()
    const before = await page.evaluate(() => window.scrollY)
    await secondPageLink.press('Enter')
    await expect(page).toHaveURL('/creation?sort=newest&page=2#wall')
    await expect(wall).toBeFocused()
    await expect(wall).toBeInViewport()
    const { y } = (await wall.boundingBox()) ?? { y: Number.NaN }
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThan(400)
    await page.goBack()
    await expect(page).toHaveURL('/creation')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)

    // The pictures of a row are centred at the same height, with the caption below the pair.
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(wall.locator('a:has(img)').nth(3)).toBeVisible()
    const middles = await wall.locator('a:has(img)').evaluateAll((links) =>
      links.map((link) => {
        const { top, height } = link.getBoundingClientRect()
        return top + height / 2
      }),
    )
    expect(middles.length).toBeGreaterThanOrEqual(4)
    for (const middle of middles.slice(0, 4)) expect(middle).toBeCloseTo(middles[0] ?? 0, 0)
    const pair = wall.getByRole('figure').first()
    const picture = await pair.locator('a:has(img)').last().boundingBox()
    const caption = await pair.locator('figcaption').boundingBox()
    expect(caption?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0))
    expect(caption?.width).toBeGreaterThan(400)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect((await wall.boundingBox())?.x).toBe(title?.x)
  },
)

test('shows an artwork without a photograph, on the wall and in the preview', async ({
  admin,
  pageOf,
}) => {
  const artist = 'Painter of one'
  const texts = { plant: camellia[0], artist, artDate: '2001-03-21', artLocation: 'Art room' }
  await admin.form('uploadCreation', texts, { art: [['a.jpg', await makePicture(300, 400)]] })
  // The showcase shows only the three latest creations.
  for (let count = 0; count < 3; count++) await send.creation(admin)
  const page = await pageOf(admins[0])
  await page.goto('/creation?sort=oldest')
  const wallItem = page.locator('#wall').getByRole('listitem').filter({ hasText: artist })
  await expect(wallItem).toHaveCount(1)
  await expect(wallItem.getByRole('img')).toHaveCount(1)
  await openCreations(page)
  const card = cards(page).filter({ hasText: artist })
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('img')).toHaveCount(1)
})

test(
  'enlarges and closes a picture without a request for page data',
  nightly,
  async ({ admin, pageOf }) => {
    for (let count = 0; count < 4; count++) await send.creation(admin)
    const page = await pageOf(admins[0])
    await page.goto('/creation')
    await waitForHydration(page)
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('.data')) requests.push(request.url())
    })
    await page.locator('#wall a:has(img)').first().click()
    const zoomView = page.getByRole('dialog', { name: 'Enlarged picture' })
    await expect(zoomView.getByRole('img').first()).toBeVisible()
    await expect(page).toHaveURL(/zoom=/)
    await page.keyboard.press('Escape')
    await expect(zoomView).toHaveCount(0)
    await expect(page).toHaveURL('/creation')
    expect(requests).toEqual([])
  },
)

test(
  'keeps the focus on the arrow at the end of the showcase',
  nightly,
  async ({ admin, pageOf }) => {
    for (let count = 0; count < 3; count++) await send.creation(admin)
    const page = await pageOf(admins[0])
    await page.goto('/creation')
    await waitForHydration(page)
    const showcase = page.getByRole('region', { name: 'The latest creations' })
    await expect(showcase).toContainText('1 of 3')
    await expect(page.getByRole('button', { name: 'Previous creation' })).toBeDisabled()
    const nextButton = page.getByRole('button', { name: 'Next creation' })
    await nextButton.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(nextButton).toBeDisabled()
    await expect(nextButton).toBeFocused()
  },
)
