/** Tests that a saved walk has its key, its quiz and the terms without a network. */
import type { Page } from '@playwright/test'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { watchShifts } from '../layout-shifts.ts'
import { setLanguage } from '../members.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../watched.ts'
import { messagesIn } from '../words.ts'
import { panelOf, saveWalk, walk } from './offline-panel.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
})

const isPictureShown = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth > 0)

for (const [language, width] of [
  ['en', 390],
  ['zh', 1440],
] as const) {
  const title = `opens the key, the quiz and the terms of a saved walk without a network, ${language}, at ${width} px`
  test(title, nightly, async ({ page, context }) => {
    const message = messagesIn(language)
    const link = (key: string) => page.getByRole('link', { name: message(key), exact: true })
    const heading = page.getByRole('heading', { level: 1 })
    const listShifts = await watchShifts(context)
    await setLanguage(context, language)
    await page.setViewportSize({ width, height: 844 })
    await saveWalk(page, language)
    await expect(panelOf(page)).toBeVisible()
    await context.setOffline(true)
    await page.goto(walk)
    await waitForHydration(page)

    await test.step('the key, with answers that a reload keeps', async () => {
      await link('walk_key_bird').click()
      await expect(heading).toHaveText(message('key_bird_title'))
      await expect(link('key_all_species')).toBeVisible()
      const matches = page
        .locator('#fits')
        .getByRole('listitem')
        .filter({ has: page.locator('em, i') })
      const before = await matches.count()
      expect(before).toBeGreaterThan(0)
      const choices = page.locator('section[aria-labelledby="question"] ul a')
      await choices.first().click()
      const answers = page.getByRole('region', { name: message('key_answers') })
      await expect(answers).toBeVisible()
      expect(await violations(page)).toEqual([])
      expect(await overflowingElements(page)).toEqual([])
      const answersText = (await answers.textContent()) ?? ''
      await page.reload()
      await expect(answers).toHaveText(answersText)
      await expect(answers).toBeVisible()
      expect(listShifts()).toEqual([])
      await link('key_to_walk').click()
      await expect(page).toHaveURL(/\/walk\/lake$/)
    })

    await test.step('the quiz, with photographs', async () => {
      await link('quiz_here').click()
      await page.getByRole('button', { name: message('quiz_start'), exact: true }).click()
      const question = page.locator('[data-ask]')
      await expect(question).toBeVisible()
      await expect.poll(() => isPictureShown(page)).toBe(true)
      await question.getByRole('listitem').getByRole('button').first().click()
      await page.getByRole('button', { name: message('quiz_next'), exact: true }).click()
      await expect(question).toBeVisible()
      await link('quiz_ask_name').click()
      await page.getByRole('button', { name: message('quiz_start'), exact: true }).click()
      await expect(page.locator('[data-ask="name"]')).toBeVisible()
      await expect.poll(() => isPictureShown(page)).toBe(true)
    })

    await test.step('the terms', async () => {
      await page.goto('/terms')
      await expect(heading).toHaveText(message('terms_title'))
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    })
  })
}
