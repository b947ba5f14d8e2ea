/** Two species side by side, found by name or from a profile. */
import { camellia, rose } from '../../harness/collections/field-species.ts'
import { named } from '../admin-pages.ts'
import { violations } from '../axe.ts'
import { hydrated } from '../hydrated.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../watched.ts'

test('leads from a profile to its comparison with another species', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(`/search/${named(camellia[0])}`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Compare with a similar species' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare species')
  const add = page.getByRole('textbox', { name: 'Latin, English or Chinese name' })
  await add.fill('no such name at all')
  await add.press('Enter')
  await expect(page.getByText('“no such name at all” is not recorded here.')).toBeVisible()
  await add.fill(rose[2])
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page).toHaveURL(`/compare?a=${named(camellia[0])}&b=${named(rose[0])}`)
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expect(table.getByRole('rowheader', { name: /^Family/ })).toHaveText('Familydifferent')
  await expect(table.getByRole('cell', { name: /Theaceae/ })).toBeVisible()
  // The rose is not described, so its row tells no difference.
  await expect(table.getByRole('rowheader', { name: /^Form/ })).toHaveText('Form')
  await expect(table.getByRole('cell', { name: 'Tree · Shrub' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await overflowingElements(page)).toEqual([])
  await page.getByRole('link', { name: `Remove ${camellia[0]}` }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(1)
})
