/** Tests the links from a profile to its family, and the names that an admin checks. */
import { camellia } from '../../harness/collections/field-species.ts'
import { addressName, confirm } from '../admin-pages.ts'
import { violations } from '../axe.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { admins, expect, send, test } from '../review-site.ts'

test(
  'links a profile to its family, and the family to the index of families',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(`/search/${addressName(camellia[0])}`)
    const lineage = page.getByRole('navigation', { name: 'Classification' })
    await expect(lineage.getByRole('link')).toHaveCount(3)
    await lineage.getByRole('link', { name: 'Theaceae' }).click()
    await expect(page).toHaveURL('/family/Theaceae')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theaceae 山茶科 Tea family')
    await expect(page.getByRole('link', { name: camellia[0] })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Families', exact: false }).first().click()
    await expect(page).toHaveURL(/\/families#plant$/)
    await expect(page.getByRole('link', { name: /^Theaceae/ })).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await overflowingElements(page)).toEqual([])
  },
)

test(
  'makes one of two duplicates a synonym, undoes the change, and keeps both species',
  nightly,
  async ({ admin, pageOf }) => {
    const names = { chineseName: '双名木', commonName: 'Twice named tree' }
    const [accepted, duplicate] = ['Acer semel', 'Acer iterum']
    for (const name of [accepted, duplicate]) await send.plant(admin, name, names)
    const page = await pageOf(admins[0])
    await page.goto('/admin/names')
    const question = page
      .getByRole('listitem')
      .filter({ hasText: '双名木' })
      .filter({ hasText: duplicate })
    await page
      .getByRole('region', { name: 'Same Chinese name' })
      .getByRole('button', { name: `Accept this name: ${accepted}` })
      .click()
    await confirm(page, `Accept ${accepted}?`, 'Accept this name')
    await expect(question).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('button', { name: 'Different species: 双名木' }).click()
    await expect(page.getByText('Kept: 双名木')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Different species: 双名木' })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
  },
)

test(
  'fills in the family of a genus, and undoes the change',
  nightly,
  async ({ admin, pageOf }) => {
    const latinName = 'Malus vacua'
    const names = { chineseName: '空棠', commonName: 'Empty apple' }
    await send.plant(admin, latinName, names)
    await send.plantEdit(admin, { ...names, latinName, originalLatin: latinName, family: '' })
    const page = await pageOf(admins[0])
    await page.goto('/admin/names')
    const question = page
      .getByRole('region', { name: 'Family or order not known' })
      .getByRole('listitem')
      .filter({ hasText: 'Malus vacua' })
    await expect(question.first()).toContainText('family Rosaceae')
    await page.getByRole('button', { name: 'Fill in: Malus' }).click()
    await expect(page.getByText('Family and order filled in, species: 1')).toBeVisible()
    await expect(question).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(question.first()).toContainText('family Rosaceae')
  },
)

test('shows the authors of a Latin name on its profile', async ({ admin, page }) => {
  const names = {
    chineseName: '有名木',
    commonName: 'Tree with authors',
    authorship: 'Ser. ex DC.',
  }
  await send.plant(admin, 'Acer auctoratum', names)
  await page.goto('/search/Acer_auctoratum')
  const authors = page.getByRole('definition').filter({ hasText: 'Ser. ex DC.' })
  await expect(authors).toHaveText('Acer auctoratum Ser. ex DC.')
})
