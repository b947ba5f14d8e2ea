/** Tests the sign-up for a guided tour on /home, with the site's form or an external form, and /admin/tours. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { writeFieldContent } from '../../harness/collections/field-content.ts'
import { runSite } from '../../harness/sites/running-site.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'
import { admins, test as testOfAdmins } from '../review-site.ts'

test.describe('the guided tour', () => {
  test('shows an error beside each missing or invalid value, and focuses the first field', async ({
    page,
  }) => {
    await page.goto('/home')
    const tour = page.getByRole('region', { name: 'Guided botany tour' })
    await tour.getByLabel('Class').fill('Grade 7')
    await tour.getByLabel('Day').fill('2020-01-01')
    await tour.getByRole('button', { name: 'Sign up' }).click()
    await expect(tour.getByLabel('Name')).toBeFocused()
    await expect(tour.getByLabel('Name')).toHaveAccessibleDescription('Please fill this in')
    await expect(tour.getByLabel('Contact')).toHaveAccessibleDescription(/Please fill this in/)
    await expect(tour.getByLabel('Day')).toHaveAccessibleDescription('This day has passed')
    await expect(tour.getByLabel('Class')).not.toHaveAttribute('aria-invalid')
  })

  test('confirms a sign-up and allows another sign-up', nightly, async ({ page }) => {
    await page.goto('/home')
    await signUp(page, '林小满')
    await expect(page.getByRole('status').filter({ hasText: '林小满' })).toBeFocused()
    await page.getByRole('button', { name: 'Sign up another person' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  })

  test('shows an error beside a rejected value, and keeps the form without a network', async ({
    page,
    tolerate,
  }) => {
    tolerate(/Failed to load resource/)
    await page.goto('/home')
    const rejection = { message: '', code: 'bad_input', fields: { day: 'is too far ahead' } }
    await page.route('**/api/tourSignUp', (route) =>
      route.fulfill({ status: 400, json: rejection }),
    )
    await signUp(page, 'Lin')
    await expect(page.getByLabel('Day')).toHaveAccessibleDescription('This day is too far ahead')
    await page.unroute('**/api/tourSignUp')
    await page.route('**/api/tourSignUp', (route) => route.abort())
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'network' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lin')
    await page.unroute('**/api/tourSignUp')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Lin' })).toBeVisible()
  })
})

async function signUp(page: Page, name: string) {
  const tour = page.getByRole('region', { name: 'Guided botany tour' })
  await tour.getByLabel('Name').fill(name)
  await tour.getByLabel('Class').fill('Grade 7')
  await tour.getByLabel('Contact').fill('lin@example.org')
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await tour.getByLabel('Day').fill(day)
  await tour.getByRole('button', { name: 'Sign up' }).click()
}

test.describe('on a separate site', () => {
  let folder: string
  test.beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'huaniao-home-'))
  })
  test.afterEach(() => rm(folder, { recursive: true, force: true }))

  test(
    'loads an external form on request, and allows its frame only on the page of the form',
    nightly,
    async ({ page }) => {
      const form = 'https://forms.example/tour?id=1'
      await writeFieldContent(folder, { home: { activities: [], tourSignUp: { form } } })
      const site = await runSite(undefined, { CONTENT_DIR: folder })
      const requests: string[] = []
      await page.route('https://forms.example/**', (route) => {
        requests.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<p>A form' })
      })
      const answer = await page.goto(`${site.origin}/home`)
      expect(answer?.headers()['content-security-policy']).toContain("frame-src 'none'")
      await expect(page.getByText('Nothing is featured yet')).toBeVisible()
      await expect(page.getByText('Nothing has been announced yet.')).toBeVisible()
      await expect(page.getByLabel('Class')).toHaveCount(0)
      expect(requests).toEqual([])
      const response = page.waitForResponse(/signUp=open/)
      await page.getByRole('link', { name: 'Open the sign-up form' }).click()
      const policy = (await response).headers()['content-security-policy']
      expect(policy).toContain('frame-src https://forms.example;')
      await expect(page.frameLocator('iframe').getByText('A form')).toBeVisible()
      expect(requests).toEqual([form])
      const otherPage = await page.request.get(`${site.origin}/aboutUs?signUp=open`)
      expect(otherPage.headers()['content-security-policy']).toContain("frame-src 'none'")
      await page.goto('about:blank')
      expect(await site.stop()).toEqual([])
    },
  )
})

testOfAdmins('lets admins read, download and delete sign-ups', nightly, async ({ pageOf }) => {
  const page = await pageOf(admins[0])
  await page.goto('/home')
  await signUp(page, '=1+1')
  await expect(page.getByRole('status').filter({ hasText: '=1+1' })).toBeVisible()
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Tour sign-ups' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: '=1+1' })
  await expect(entry).toContainText('Grade 7')
  await expect(entry).toContainText('lin@example.org')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as a table (CSV)' }).click()
  const table = await readFile(await (await download).path(), 'utf8')
  expect(table).toContain(`'=1+1,Grade 7,lin@example.org`)
  await entry.getByRole('button', { name: 'Remove the sign-up of =1+1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Nobody has signed up yet.')).toBeVisible()
})
