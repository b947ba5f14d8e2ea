/** Checks that an admin who changes to another species sees no data of the former species. */
import { camellia, ginkgo } from '../../harness/collections/field-species.ts'
import { nightly } from '../nightly.ts'
import { admins, expect, send, test } from '../review-site.ts'

test(
  'shows the pictures of the last chosen species, even after a late answer',
  nightly,
  async ({ pageOf }) => {
    const page = await pageOf(admins[0])
    await page.goto('/upload?section=home')
    const newPair = page.getByRole('region', { name: 'Feature New' })
    let release = () => {}
    const delay = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/adminView', async (route) => {
      if (route.request().postDataJSON().search === camellia[0]) await delay
      await route.continue()
    })
    const choose = async (latinName: string) => {
      await newPair.getByLabel('Species').fill(latinName)
      await page.getByRole('option', { name: new RegExp(latinName) }).click()
    }
    await choose(camellia[0])
    await choose(ginkgo[0])
    const pictures = newPair.getByRole('region', { name: 'Pictures' }).getByRole('listitem')
    await expect(pictures.first()).toBeVisible()
    const before = await pictures.allTextContents()
    const lateAnswer = page.waitForResponse('**/api/adminView')
    release()
    await (await lateAnswer).finished()
    // The page would render the late answer within this time.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(await pictures.allTextContents()).toEqual(before)
  },
)

test(
  'clears the form of a species after a merge into another species',
  nightly,
  async ({ admin, pageOf }) => {
    const [mergedName, targetName] = ['Nothus binus', 'Nothus unus']
    for (const name of [mergedName, targetName])
      await send.plant(admin, name, { location: `${name} grows here` })
    const page = await pageOf(admins[0])
    await page.goto(`/editPage?name=${mergedName.replace(' ', '_')}`)
    const undo = page.getByRole('button', { name: 'Undo' })
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(undo).toBeVisible()
    const mergeField = page.getByLabel('Merge into another species')
    await mergeField.fill(targetName)
    await page.getByRole('option', { name: new RegExp(targetName) }).click()
    await page.getByRole('button', { name: 'Merge', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(page).toHaveURL(/Nothus_unus/)
    await expect(page.getByLabel('Where can you find it')).toHaveValue(`${targetName} grows here`)
    await expect(mergeField, 'the merge field').toHaveValue('')
    await expect(undo, 'undo would restore the texts of the first species').toHaveCount(0)
  },
)
