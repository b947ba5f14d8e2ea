/** Tests the table of routes of the specification (section 2), row by row. */
import type { Page } from '@playwright/test'
import { camellia, grebe } from '../../harness/collections/field-species.ts'
import { isWholeDose } from '../../harness/doses/dose.ts'
import { nightly } from '../nightly.ts'
import { admins, expect, test } from '../review-site.ts'

const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

const rows: Record<string, (page: Page) => Promise<void>> = {
  '/': (page) => expectHeading(page, 'Database of Plant Species in School'),
  '/databasePlant': (page) => expectHeading(page, 'Database of Plant Species in School'),
  '/databaseBird': (page) => expectHeading(page, 'Database of Bird Species in School'),
  '/home': async (page) => {
    await expect(page.getByRole('heading', { name: 'Plant in Bloom' })).toBeVisible()
    await expect(page.getByRole('search')).toBeVisible()
  },
  '/glossary': (page) => expectHeading(page, 'Plant glossary'),
  '/glossaryBird': (page) => expectHeading(page, 'Bird glossary'),
  '/search?q=camel': async (page) => {
    await expectHeading(page, 'Results for “camel”')
    await expect(page.getByRole('main').getByRole('link', { name: camellia[0] })).toBeVisible()
  },
  '/search/Camellia_japonica': (page) => expectHeading(page, camellia[0]),
  '/searchBird/Tachybaptus_ruficollis': (page) => expectHeading(page, grebe[0]),
  '/creation': async (page) => {
    for (const name of ['Artworks', 'Videos']) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
    }
  },
  '/video/magnolia': async (page) => {
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Back' })).toBeVisible()
  },
  '/aboutUs': (page) => expectHeading(page, 'About us'),
  '/aboutus': (page) => expectHeading(page, 'About us'),
  '/activities': (page) =>
    expect(page.getByText('Feature coming soon!', { exact: true })).toBeVisible(),
  '/login': (page) => expectHeading(page, 'Login'),
  '/register': (page) => expectHeading(page, 'Register'),
}

test.describe('in the answer of the server', () => {
  // Scripts take most of the time, and do not change these headings.
  test.use({ javaScriptEnabled: isWholeDose })

  test('shows a visitor the specified page at each address', async ({ page }) => {
    for (const [address, checkPage] of Object.entries(rows)) {
      await test.step(address, async () => {
        expect((await page.goto(address))?.status()).toBe(200)
        await checkPage(page)
      })
    }
  })
})

test(
  'redirects a visitor from /upload to /, shows the forms to members, and shows the review to admins',
  nightly,
  async ({ page, member, pageOf }) => {
    await page.goto('/upload')
    await expect(page).toHaveURL('/')
    const memberPage = await pageOf(member.username)
    await memberPage.goto('/upload')
    await expectHeading(memberPage, 'Upload')
    await expect(memberPage.getByRole('link', { name: 'Admin Authentication' })).toHaveCount(0)
    const adminPage = await pageOf(admins[0])
    await adminPage.goto('/upload?section=auth')
    await expect(adminPage.getByRole('heading', { name: 'Unauthorized Changes' })).toBeVisible()
  },
)

test(
  'redirects visitors from the pages of admins, and shows these pages to admins',
  nightly,
  async ({ page, pageOf, tolerate }) => {
    tolerate(/status of 403/)
    const messagesForVisitors = {
      '/editPage': 'Invalid access. Redirecting to home page.',
      '/birdEditPage': 'Invalid access. Redirecting to home page.',
    }
    for (const [address, message] of Object.entries(messagesForVisitors)) {
      await page.goto(address)
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expect(page).toHaveURL('/')
    }
    for (const address of ['/adminView', '/adminAuth']) {
      await page.goto(address)
      await expect(page, 'decisions/0021').toHaveURL(`/login?to=${address}`)
    }
    const adminPage = await pageOf(admins[0])
    await adminPage.goto(`/editPage?name=${camellia[0].replace(' ', '_')}`)
    await expect(adminPage.getByRole('heading', { name: 'Gallery Edit' })).toBeVisible()
    await adminPage.goto(`/birdEditPage?name=${grebe[0].replace(' ', '_')}`)
    await expect(adminPage.getByRole('heading', { name: 'Gallery Edit' })).toBeVisible()
    await adminPage.goto('/adminAuth')
    await expect(adminPage.getByRole('heading', { name: 'Unauthorized New Posts' })).toBeVisible()
    await adminPage.goto(`/adminView?search=${camellia[0].replace(' ', '_')}`)
    await adminPage.getByRole('link', { name: 'Back' }).click()
    await expect(adminPage).toHaveURL('/admin')
  },
)

test(
  'answers any other path with 404 and a Return to Home button',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/status of 404/)
    for (const address of ['/nowhere', '/home/none', '/search/a/b/c', '/video', '/video/none']) {
      expect((await page.goto(address))?.status(), address).toBe(404)
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL('/')
    }
  },
)

test('links the navigation bar to the specified pages', nightly, async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' })
  const links = { Plants: '/databasePlant', Birds: '/databaseBird', 'In season': '/inSeason' }
  await page.goto('/activities')
  await page.getByRole('banner').getByRole('link').nth(1).click()
  await expect(page).toHaveURL('/home')
  for (const [name, address] of Object.entries(links)) {
    await page.goto('/activities')
    await bar.getByText('Database', { exact: true }).click()
    await bar.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
  }
  for (const [name, address] of Object.entries({ Creation: '/creation', 'About us': '/aboutUs' })) {
    await page.goto('/activities')
    await bar.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
  }
  await expect(bar.getByRole('link', { name: 'Upload' })).toHaveCount(0)
})
