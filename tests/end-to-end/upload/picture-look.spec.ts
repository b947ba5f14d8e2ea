/** Checks the picture form with axe and on a narrow screen: empty, with chosen pictures, and during the upload. */

import type { Page } from '@playwright/test'
import { isWholeDose } from '../../harness/doses/dose.ts'
import { looks, type Rules, violations, widthsOfForms } from '../axe.ts'
import { setLanguage, signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import {
  camelliaInSpring,
  chooser,
  fillCommonValues,
  notAPicture,
  openPictures,
  photograph,
  photographs,
  pictureForm,
  pictureItem,
  submitButton,
} from '../picture-forms.ts'
import { expect, test } from '../reader.ts'

test.beforeEach(({ context }) => signUp(context))

async function expectFit(page: Page, state: string, rules: Rules) {
  for (const width of widthsOfForms) {
    await page.setViewportSize({ width, height: 800 })
    const results = await violations(page, width === 360 ? rules : 'look')
    expect.soft(results, `${state} at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => overflowingElements(page), `${state} at 320 px`).toEqual([])
  const smallTargets = await pictureForm(page)
    .locator('button, summary, select, input:not([type=file], [aria-hidden], [tabindex="-1"])')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          html: element.outerHTML.slice(0, 120),
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width < 23.5 || box.height < 23.5)
        .map(({ html }) => html),
    )
  expect.soft(smallTargets, `small targets, ${state}`).toEqual([])
}

for (const { language, colorScheme, rules } of looks) {
  test(
    `passes axe on the picture form and fits the screen, ${language}, ${colorScheme}`,
    nightly,
    async ({ page, context, tolerate }) => {
      test.setTimeout(90_000)
      tolerate(/ERR_INTERNET_DISCONNECTED|status of 404/)
      await setLanguage(context, language)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openPictures(page)
      await submitButton(page).click()
      await expect(pictureForm(page).locator('[aria-invalid]').first()).toBeFocused()
      await expectFit(page, 'empty, with errors', rules)

      await fillCommonValues(page, camelliaInSpring)
      await chooser(page).setInputFiles([
        ...(await photographs('one.jpg', 'two.jpg', 'three.jpg')),
        await photograph(`${'a-long-name-without-any-place-to-break'.repeat(3)}.jpg`),
        await photograph('dated.jpg', '2024:11:16 23:40:00'),
        notAPicture('page.jpg'),
      ])
      await pictureItem(page, 'dated.jpg').locator('summary').click()
      await expect(pictureItem(page, 'page.jpg').locator('[data-state=refused]')).toBeVisible()
      if (isWholeDose) await expectFit(page, 'chosen, with an open picture', rules)

      // Playwright uses the last added route first. Two requests succeed, the third is rejected, and all later requests
      // get no answer, so that the page does not change during the check.
      await page.route('**/api/uploadPic', () => {})
      await page.route(
        '**/api/uploadPic',
        (route) => route.fulfill({ status: 404, json: { message: '', code: 'not_in_the_list' } }),
        { times: 1 },
      )
      await page.route('**/api/uploadPic', (route) => route.continue(), { times: 2 })
      await submitButton(page).click()
      await expect(pictureForm(page).locator('[data-state=sent]')).toHaveCount(2)
      await context.setOffline(true)
      await expect(pictureForm(page).getByRole('status').getByText(/\S/).first()).toBeVisible()
      await expectFit(page, 'during the upload', rules)
      await context.setOffline(false)
    },
  )
}
