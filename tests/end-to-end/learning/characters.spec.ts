/** Tests that a member chooses the characters of a species by their drawings, and reads the characters in words. */
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { profileForm } from '../profile-forms.ts'
import { expect, test } from '../reader.ts'

test(
  'lets a member choose characters by keyboard and read them in words',
  nightly,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await signUp(context)
    await page.goto('/editPage?name=Camellia_japonica')
    await waitForHydration(page)
    const summary = page.locator('summary', { hasText: 'Characters for the key' })
    await summary.press('Enter')
    const form = profileForm(page).getByRole('group', { name: 'Form', exact: true })
    const tree = form.getByRole('checkbox', { name: 'Tree' })
    const shrub = form.getByRole('checkbox', { name: 'Shrub' })
    for (const box of [tree, shrub]) await box.setChecked(false)
    await tree.press('Space')
    await tree.press('ArrowRight')
    await expect(shrub).toBeFocused()
    await shrub.press('Space')
    const bark = profileForm(page).getByRole('group', { name: 'Bark' })
    await bark.getByRole('checkbox').nth(1).press('Space')
    expect(await violations(page)).toEqual([])
    expect(await overflowingElements(page)).toEqual([])
    await page.reload()
    await expect(summary).toBeVisible()
    await summary.press('Enter')
    await expect(tree, 'the draft has the choices').toBeChecked()
    await profileForm(page).getByRole('button', { name: 'Send for review' }).click()
    await expect(page.getByText('sent for review', { exact: true })).toBeVisible()
    await page.goto('/account')
    await waitForHydration(page)
    await page.locator('li summary').first().click()
    await expect(page.getByText('Form: Tree · Shrub')).toBeVisible()
  },
)
