/** Tests how an admin edits the terms and the questions of the key. The form begins with the shipped entries. */
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { admins, expect, test } from '../review-site.ts'

test(
  'adds a term with the outline of another term, publishes the term, and undoes the publication',
  nightly,
  async ({ pageOf }) => {
    const page = await pageOf(admins[0])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/terms')
    const before = await page.getByRole('heading', { level: 3 }).count()
    expect(before).toBeGreaterThanOrEqual(60)

    await page.goto('/admin/site/terms')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Add a word' }).click()
    const last = (name: string) => page.getByLabel(name).last()
    await last('Name · English').fill('frond')
    await last('Explanation · English').fill('The leaf of a fern.')
    await last('Other forms in texts · English').fill('fronds, frondlet')
    await last('Group').selectOption('Leaves')
    await last('Drawing').selectOption({ index: 1 })
    await expect(page.locator('.drawing svg').last()).toBeVisible()
    await expect(last('Address')).toHaveValue('frond')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(last('Name · Chinese')).toHaveAccessibleDescription('Please fill this in')
    await last('Name · Chinese').fill('蕨叶')
    await last('Explanation · Chinese').fill('蕨类植物的叶。')
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = page.getByRole('region', { name: 'Preview, not yet published' })
    await expect(preview.getByText('The leaf of a fern.')).toBeVisible()
    await expect(preview.getByRole('heading', { level: 3 })).toHaveCount(before + 1)
    expect(await violations(page)).toEqual([])
    expect(await overflowingElements(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to editing' }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Published\./)).toBeVisible()
    await expect(page.getByRole('region', { name: 'History' })).toContainText('frond')

    const reader = await pageOf(admins[1])
    await reader.goto('/terms')
    await expect(reader.getByRole('heading', { level: 3 })).toHaveCount(before + 1)
    await expect(reader.locator('#frond')).toContainText('The leaf of a fern.')
    await page.getByText('Published.').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/^Published\./)).toHaveCount(0)
    await reader.reload()
    await expect(reader.getByRole('heading', { level: 3 })).toHaveCount(before)
  },
)

test(
  'rewords a question of the key, adds a question, and undoes both changes',
  nightly,
  async ({ pageOf }) => {
    const page = await pageOf(admins[0])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/site/characters')
    await waitForHydration(page)
    await page.locator('.entries > li > details > summary').first().click()
    await page.getByLabel('Question · English').first().fill('How does it stand there?')
    await page.getByRole('button', { name: 'Add a question' }).click()
    const last = (name: string) => page.getByLabel(name).last()
    await last('Question · English').fill('Does it smell?')
    await last('Question · Chinese').fill('有气味吗？')
    const newQuestion = page
      .locator('.entries > li')
      .filter({ has: page.getByLabel('Asked about') })
      .last()
    await newQuestion.getByLabel('Name · English').first().fill('smell')
    await newQuestion.getByLabel('Name · Chinese').first().fill('气味')
    await newQuestion.getByLabel('Ease').selectOption('1')
    const choices = newQuestion.getByRole('region', { name: 'Choices' })
    for (const [index, english, chinese] of [
      [0, 'strong', '浓'],
      [1, 'none', '无'],
    ] as const) {
      await choices.locator('summary').nth(index).click()
      // The fields of a choice appear when the choice opens.
      await expect(choices.getByLabel('Name · English')).toHaveCount(index + 1)
      await choices.getByLabel('Name · English').last().fill(english)
      await choices.getByLabel('Name · Chinese').last().fill(chinese)
    }
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = page.getByRole('region', { name: 'Preview, not yet published' })
    await expect(preview.getByRole('heading', { name: 'Does it smell?' })).toBeVisible()
    await expect(preview.getByText('strong', { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await overflowingElements(page)).toEqual([])
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Published\./)).toBeVisible()

    const reader = await pageOf(admins[1])
    await reader.goto('/key/plant?ask=habit')
    const question = reader.locator('#question')
    await expect(question).toHaveText('How does it stand there?')
    await reader.goto('/key/plant?ask=smell')
    await expect(question).toHaveText('Does it smell?')
    await page.getByText('Published.').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/^Published\./)).toHaveCount(0)
    await reader.goto('/key/plant?ask=habit')
    await expect(question).not.toHaveText('How does it stand there?')
  },
)
