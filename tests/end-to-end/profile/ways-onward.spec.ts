/** Tests the ways onward from a profile, and the relatives on a profile without photographs. */
import { profileAddress } from '../../../contract/names.ts'
import { writeCollection } from '../../harness/collections/field-collection.ts'
import { photograph } from '../../harness/collections/field-pictures.ts'
import { camellia } from '../../harness/collections/field-species.ts'
import { type RunningSite, runSite } from '../../harness/sites/running-site.ts'
import { violations } from '../axe.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { expect, test } from '../reader.ts'

const osmanthus = 'Osmanthus fragrans'
const holly = 'Osmanthus heterophyllus'

const onwardTest = test.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const site = await runSite((folder) =>
        writeCollection(folder, {
          plants: [
            {
              latinName: osmanthus,
              commonName: 'Sweet osmanthus',
              chineseName: '桂花',
              location: 'Lake Walk, under the windows',
              additionalInfo: `Softer than ${holly}.\n与山茶为邻 , 更香。`,
            },
            { latinName: holly, commonName: 'Holly osmanthus', chineseName: '柊树' },
            {
              latinName: camellia[0],
              commonName: camellia[1],
              chineseName: camellia[2],
              location: 'Lake Walk',
            },
          ],
          birds: [],
          photographs: [
            photograph('plant', holly, 'autumn', '2024-10-05'),
            photograph('plant', camellia[0], 'winter', '2024-01-05'),
          ],
          artworks: [],
        }),
      )
      await use(site)
      expect(await site.stop(), 'logged errors').toEqual([])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})

onwardTest(
  'links a profile to relatives, species of the same place and named species',
  nightly,
  async ({ page }) => {
    const response = await page.request.get(profileAddress('plant', osmanthus))
    expect(await response.text(), 'no part needs a script').not.toContain('<div hidden')
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(profileAddress('plant', osmanthus), { waitUntil: 'networkidle' })
    const onwardScripts = () => scripts.filter((url) => /\/ways-onward-[^/]*\.js$/.test(url))
    expect(onwardScripts(), 'before the reader acts').toEqual([])

    const onward = page.getByRole('region', { name: 'See also' })
    await expect(onward.getByRole('heading', { name: 'Also here: Lake Walk' })).toBeVisible()
    await expect(onward.getByRole('link', { name: /山茶/ })).toBeVisible()
    const relatives = page.getByRole('region', { name: 'Relatives with photographs' })
    await expect(relatives.getByRole('link', { name: holly })).toBeVisible()

    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowingElements(page), `${width} px`).toEqual([])
      expect(await violations(page, 'every'), `${width} px`).toEqual([])
    }
    await page.mouse.wheel(0, 400)
    await expect.poll(() => onwardScripts().length).toBe(1)

    const texts = page.getByRole('article').locator('p')
    await texts.getByRole('link', { name: '山茶' }).click()
    await expect(page).toHaveURL(profileAddress('plant', camellia[0]))
    await expect(onward.getByRole('link', { name: new RegExp(osmanthus) })).toBeVisible()
    await page.goBack()
    await texts.getByRole('link', { name: holly }).click()
    await expect(page).toHaveURL(profileAddress('plant', holly))
    await onward.getByRole('link', { name: new RegExp(osmanthus) }).click()
    await expect(page).toHaveURL(profileAddress('plant', osmanthus))
  },
)
