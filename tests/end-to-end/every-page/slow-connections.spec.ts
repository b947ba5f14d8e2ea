/** Tests slow, failed and missing connections (specification, sections 9 and 13). */
import type { Page } from '@playwright/test'
import { profileAddress } from '../../../contract/names.ts'
import { camellia, ginkgo, grebe, mandarinDuck } from '../../harness/collections/field-species.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../watched.ts'

/** Delays the data of pages. @returns a function that releases the data */
async function delayData(page: Page): Promise<() => void> {
  let release = () => {}
  const delay = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.data*', async (route) => {
    await delay
    await route.continue()
  })
  return () => release()
}

const loadingStatus = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' })

/** @returns a function that returns the milliseconds for which the page has shown "Loading..." so far */
async function timeLoading(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const times = { since: Number.NaN, until: Number.NaN }
    Object.assign(window, { loadingText: times })
    new MutationObserver(() => {
      const isShown = document.querySelector('main')?.textContent.includes('Loading...')
      const now = performance.now()
      if (isShown && Number.isNaN(times.since)) times.since = now
      if (!isShown && times.since < now && Number.isNaN(times.until)) times.until = now
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () =>
    page.evaluate(() => {
      const { loadingText } = window as unknown as { loadingText: { since: number; until: number } }
      const { since, until } = loadingText
      if (Number.isNaN(since)) return 0
      return (Number.isNaN(until) ? performance.now() : until) - since
    })
}

test(
  'shows "Loading..." during a slow search for long enough to read the text',
  nightly,
  async ({ page }) => {
    await page.goto(profileAddress('bird', grebe[0]))
    const loadingTime = await timeLoading(page)
    const release = await delayData(page)
    await page.getByRole('combobox').fill(mandarinDuck[2])
    await expect(page.getByRole('option').first()).toContainText(mandarinDuck[0])
    await page.getByRole('combobox').press('Enter')
    await expect(loadingStatus(page)).toBeVisible()
    // The page already has the names, so it is never empty.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(mandarinDuck[0])
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(mandarinDuck[0])
    await expect(loadingStatus(page)).toHaveCount(0)
    // The page shows the text for 500 ms. On a busy machine the page reports its first paint a little late.
    expect(await loadingTime()).toBeGreaterThan(400)
  },
)

test('shows the Latin name of a species while its page loads from a link of the glossary', async ({
  page,
}) => {
  await page.goto('/glossaryBird?open=t')
  await waitForHydration(page)
  const link = page.getByRole('main').getByRole('link', { name: grebe[0] })
  await expect(link).toBeVisible()
  const release = await delayData(page)
  await link.click()
  await expect(loadingStatus(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(grebe[0])
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(grebe[1])
})

test('never shows "Loading..." on a fast page', nightly, async ({ page }) => {
  // On a busy machine the page may be slow and rightly show the text, so the test retries.
  await expect(async () => {
    await page.goto('/databaseBird')
    const loadingTime = await timeLoading(page)
    await page.getByRole('main').getByRole('link', { name: 'Database of Plant Species' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Plant')
    expect(await loadingTime()).toBe(0)
  }).toPass({ timeout: 60_000 })
})

test('shows a rendered page at once, without scripts', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/search/Camellia_japonica', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(camellia[0])
  await expect(loadingStatus(page)).toHaveCount(0)
})

test(
  'explains why a page cannot be loaded, and offers a retry and a link home',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/Failed to load resource|TypeError: Failed to fetch/)
    await page.goto('/databaseBird')
    await waitForHydration(page)
    await page.route('**/*.data*', (route) => route.abort('internetdisconnected'))
    await page.getByRole('main').getByRole('link', { name: 'Database of Plant Species' }).click()
    await expect(page.getByText('Check the connection and try again')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
    await expect(page).toHaveTitle('Something went wrong on our side')
    await page.unroute('**/*.data*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/databasePlant')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Plant')
  },
)

test(
  'loads the next species after the connection returns',
  nightly,
  async ({ page, context, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await page.goto('/search/Camellia_japonica')
    await page.getByRole('combobox').fill(ginkgo[2])
    await expect(page.getByRole('option').first()).toContainText(ginkgo[0])
    await context.setOffline(true)
    await page.getByRole('combobox').press('Enter')
    await expect(page.getByText('Check the connection and try again')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ginkgo[0])
  },
)

test(
  'reports a server error with a button to try again and without internal details',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/status of 500/)
    tolerate(/Error/)
    await page.goto('/databaseBird')
    await waitForHydration(page)
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'secret stack' }))
    await page.getByRole('main').getByRole('link', { name: 'Database of Plant Species' }).click()
    await expect(
      page.getByRole('heading', { name: 'Something went wrong on our side' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText('secret stack')).toHaveCount(0)
  },
)
