/** Tests the button with which members nominate pictures for the home page. Visitors do not get this button. */

import type { Locator, Page } from '@playwright/test'
import { profileAddress } from '../../../contract/names.ts'
import { camellia, grebe } from '../../harness/collections/field-species.ts'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { signInAgain, signOut, signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../reader.ts'

const address = profileAddress('plant', camellia[0])
const photographButton = (page: Page) =>
  page
    .getByRole('region', { name: 'Winter' })
    .getByRole('button', { name: /Camellia/ })
    .first()
const artworkButton = (page: Page) =>
  page.getByRole('region', { name: 'Artwork' }).getByRole('button', { name: /Camellia/ })

/** @returns a function that returns every label that the button has shown so far */
async function watchLabels(button: Locator): Promise<() => Promise<string[]>> {
  const labels = await button.locator('[aria-live]').evaluateHandle((label) => {
    const shownLabels = [label.textContent ?? '']
    new MutationObserver(() => shownLabels.push(label.textContent ?? '')).observe(label, {
      ...{ characterData: true, childList: true, subtree: true },
    })
    return shownLabels
  })
  return () => labels.jsonValue()
}

for (const [medium, button, call] of [
  ['photograph', photographButton, 'uploadFeatureSingle'],
  ['artwork', artworkButton, 'uploadFeatureArtSingle'],
] as const) {
  test(
    `nominates a ${medium}, and shows the progress on the button`,
    nightly,
    async ({ page, context }) => {
      await signUp(context)
      await page.goto(address)
      const feature = button(page)
      await expect(feature).toHaveAccessibleName(/^Feature .*Camellia japonica/)
      await page.route(`**/api/${call}`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        await route.continue()
      })
      const shownLabels = await watchLabels(feature)
      const request = page.waitForRequest(`**/api/${call}`)
      const response = page.waitForResponse(`**/api/${call}`)
      await feature.click()
      const body = (await request).postData() ?? ''
      expect(body).toContain('Camellia japonica')
      expect(body).toMatch(/\/Camellia_japonica-[0-9a-f]+/)
      expect((await response).status()).toBe(200)
      await expect
        .poll(shownLabels)
        .toEqual(['Feature', 'Loading...', 'Success', 'Submitted!', 'Feature'])
    },
  )
}

test('nominates a photograph of a bird by keyboard', nightly, async ({ page, context }) => {
  await signUp(context)
  await page.goto(profileAddress('bird', grebe[0]))
  const feature = page
    .getByRole('region', { name: 'Female Adult' })
    .getByRole('button', { name: /^Feature/ })
    .first()
  await expect(feature).toBeEnabled()
  const shownLabels = await watchLabels(feature)
  await feature.focus()
  await page.keyboard.press('Enter')
  await expect.poll(shownLabels).toContain('Submitted!')
  await expect(feature).toBeFocused()
})

test(
  'reports a failed nomination and allows another attempt',
  nightly,
  async ({ page, context, tolerate }) => {
    tolerate(/ERR_FAILED/)
    await signUp(context)
    await page.goto(address)
    const feature = photographButton(page)
    await page.route('**/api/uploadFeatureSingle', (route) => route.abort(), { times: 1 })
    const shownLabels = await watchLabels(feature)
    await feature.click()
    await expect(feature).toContainText('Failed to feature')
    await expect(feature).toContainText('Feature Camellia')
    await feature.click()
    await expect
      .poll(shownLabels)
      .toEqual(['Feature', 'Loading...', 'Failed to feature', 'Feature', 'Loading...', 'Success'])
  },
)

test(
  'asks for the password once for several nominations after the session ends',
  nightly,
  async ({ page, context, tolerate }) => {
    tolerate(/status of 401/)
    await signUp(context)
    await page.goto(address)
    await expect(photographButton(page)).toBeEnabled()
    await signOut(context)
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('[data-stage=ready]'))
        button.click()
    })
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await signInAgain(page)
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('[data-stage=ready]').first()).toBeVisible()
    await expect(page.locator('[data-stage]:not([data-stage=ready])')).toHaveCount(0)
  },
)

test(
  'keeps the profile page when the script of the button Feature fails to load',
  nightly,
  async ({ page, context, tolerate }) => {
    // React removes the buttons that the server rendered.
    tolerate(/Failed to load resource|React error #418/)
    await signUp(context)
    await page.route('**/assets/feature-button*.js', (route) => route.abort())
    await page.goto(address)
    await expect(page.locator('[data-stage]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(camellia[0])
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Winter' }).getByRole('img').first(),
    ).toBeVisible()
  },
)

test(
  'sends a visitor neither the button Feature nor its script',
  nightly,
  async ({ page, context }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const answer = await page.goto(address)
    const html = (await answer?.text()) ?? ''
    expect(html).toContain('Camellia japonica')
    expect(html).not.toMatch(/data-stage|>Feature</)
    await waitForHydration(page)
    expect(scripts.filter((url) => /feature-button|sign-in/.test(url))).toEqual([])

    scripts.length = 0
    await signUp(context)
    const signedIn = await page.goto(address)
    expect(await signedIn?.text(), 'the server renders the button for a member').toMatch(
      /data-stage="ready"/,
    )
    await waitForHydration(page)
    expect(scripts.filter((url) => /feature-button|sign-in/.test(url))).not.toEqual([])
  },
)

test('passes axe on the profile page of a member', nightly, async ({ page, context }) => {
  await signUp(context)
  await page.goto(address)
  await expect(artworkButton(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const rules = colorScheme === 'light' ? 'every' : 'look'
    expect(await violations(page, rules), colorScheme).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => overflowingElements(page), 'at 320 px').toEqual([])
})
