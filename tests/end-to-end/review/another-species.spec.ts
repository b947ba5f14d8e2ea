/** What an admin turns to another species with: nothing of the one before stays, or comes late. */
import { camellia, ginkgo } from '../../harness/collections/field-species.ts'
import { admins, expect, send, test } from '../review-site.ts'

test('of two species chosen in haste the later one’s pictures are shown', async ({ pageOf }) => {
  const page = await pageOf(admins[0])
  await page.goto('/upload?section=home')
  const making = page.getByRole('region', { name: 'Feature New' })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/adminView', async (route) => {
    if (route.request().postDataJSON().search === camellia[0]) await held
    await route.continue()
  })
  const choose = async (latinName: string) => {
    await making.getByLabel('Species').fill(latinName)
    await page.getByRole('option', { name: new RegExp(latinName) }).click()
  }
  await choose(camellia[0])
  await choose(ginkgo[0])
  const pictures = making.getByRole('region', { name: 'Pictures' }).getByRole('listitem')
  await expect(pictures.first()).toBeVisible()
  const before = await pictures.allTextContents()
  const late = page.waitForResponse('**/api/adminView')
  letGo()
  await (await late).finished()
  // What came is drawn by then, if it is drawn at all.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(await pictures.allTextContents()).toEqual(before)
})

test('nothing that was begun on a species stays on the one it is merged into', async ({
  admin,
  pageOf,
}) => {
  const [from, into] = ['Nothus binus', 'Nothus unus']
  for (const name of [from, into]) await send.plant(admin, name, { location: `${name} grows here` })
  const page = await pageOf(admins[0])
  await page.goto(`/editPage?name=${from.replace(' ', '_')}`)
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(undo).toBeVisible()
  const other = page.getByLabel('Merge into another species')
  await other.fill(into)
  await page.getByRole('option', { name: new RegExp(into) }).click()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page).toHaveURL(/Nothus_unus/)
  await expect(page.getByLabel('Where can you find it')).toHaveValue(`${into} grows here`)
  await expect(other, 'chosen for the other').toHaveValue('')
  await expect(undo, 'it would bring back the texts of the other').toHaveCount(0)
})
