/** A teacher describes ten species for the key in the grid, by keyboard, and undoes it. */
import { violations } from '../axe.ts'
import { hydrated } from '../hydrated.ts'
import { overflowingElements } from '../overflow.ts'
import { admins, expect, type Person, test } from '../review-site.ts'

interface Table {
  species: { values: number[] }[]
}

test('a teacher describes ten species in one change', async ({ admin, pageOf }) => {
  const before = await describedCount(admin)
  const page = await pageOf(admins[0])
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Characters for the key' }).click()
  await page.getByRole('link', { name: /^Thorns/ }).click()
  await page.getByRole('link', { name: 'Only species without it' }).click()
  await expect(page).toHaveURL(/ask=thorns&open=1/)
  await hydrated(page)
  const rows = page.getByRole('main').getByRole('group')
  const count = Math.min(10, await rows.count())
  expect(count).toBeGreaterThan(5)
  await rows.first().getByRole('checkbox').first().focus()
  for (let done = 0; done < count; done++) {
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
  }
  await expect(page.getByRole('button', { name: `Save changes: ${count}` })).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await overflowingElements(page)).toEqual([])

  // Unsaved choices survive a reload.
  await page.reload()
  await page.getByRole('button', { name: `Save changes: ${count}` }).click()
  await expect(page.getByText('The characters are saved.')).toBeVisible()
  expect(await describedCount(admin)).toBe(before + count)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => describedCount(admin)).toBe(before)
})

/** Species with a choice for thorns. */
async function describedCount(admin: Person): Promise<number> {
  const { characters, species } = await admin.get<Table & { characters: { key: string }[] }>(
    'keyTable',
    { kind: 'plant' },
  )
  const place = characters.findIndex(({ key }) => key === 'thorns')
  return species.filter(({ values }) => values[place]).length
}
