/** Tests the review of an edit on a phone, where the buttons stay at the lower edge of the screen. */
import type { Locator } from '@playwright/test'
import { pressableSize } from '../every-page/pressable-size.ts'
import { waitForHydration } from '../hydrated.ts'
import { admins, expect, send, test } from '../review-site.ts'

test('shows the changed sentences on a phone, and keeps the buttons on the screen', async ({
  member,
  admin,
  pageOf,
}) => {
  const sentences = Array.from({ length: 40 }, (_, index) => `Sentence ${index} stays as it is.`)
  await send.plantEdit(admin, { additionalInfo: sentences.join(' ') })
  const editedSentences = sentences.with(20, 'Sentence 20 is another one.')
  await send.plantEdit(member, { additionalInfo: editedSentences.join(' ') })
  await send.plantEdit(member, { additionalInfo: editedSentences.with(10, 'Another.').join(' ') })
  const page = await pageOf(admins[0])
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto('/adminAuth')
  await waitForHydration(page)
  const card = page.getByRole('region', { name: 'Unauthorized Changes' }).getByRole('article')
  await card.getByRole('heading').first().scrollIntoViewIfNeeded()
  await expect(card.locator('ins')).toBeVisible()
  await expect(card.getByText('Sentence 19 stays as it is.').first()).toBeVisible()
  await expect(card.getByText('Sentence 2 stays as it is.').first()).toBeHidden()
  const approveButton = card.getByRole('button', { name: 'Approve', exact: true })
  await expect(approveButton).toBeInViewport()
  // The buttons are in one line, so they cover little text.
  const topOf = (name: string) =>
    card
      .getByRole('button', { name, exact: true })
      .evaluate((element: HTMLElement) => element.offsetTop)
  expect(await topOf('Request changes')).toBe(await topOf('Approve'))
  await card.getByRole('button', { name: 'Show the whole text' }).click()
  await expect(card.getByText('Sentence 2 stays as it is.').first()).toBeVisible()
  await card.locator('ins').scrollIntoViewIfNeeded()
  await expect(approveButton).toBeInViewport()

  // The message does not cover the buttons of the next card.
  await approveButton.click()
  const message = page.getByRole('status').getByText('Edit approved', { exact: true })
  await expect(message).toBeVisible()
  await expect(card.getByText('Another.').first()).toBeVisible()
  await expect(approveButton).toBeInViewport()
  const top = async (element: Locator) => (await element.boundingBox())?.y ?? 0
  const height = async () => (await message.boundingBox())?.height ?? 0
  await expect
    .poll(async () => (await top(approveButton)) - (await top(message)) - (await height()))
    .toBeGreaterThan(0)

  await page.reload()
  await waitForHydration(page)
  const earlierText = card.getByText('The text when the edit was written')
  const { height: pressableHeight } = await pressableSize(earlierText)
  expect(pressableHeight).toBeGreaterThanOrEqual(43.5)
})
