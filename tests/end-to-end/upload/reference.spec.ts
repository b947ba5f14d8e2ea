/** Tests a reference that an admin loads. The form of a new species completes and checks names with the reference. */
import { type RunningSite, runSite } from '../../harness/sites/running-site.ts'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { password, signUp } from '../members.ts'
import { nightly } from '../nightly.ts'
import { openForm, profileForm } from '../profile-forms.ts'
import { test as readerTest } from '../reader.ts'

const teacher = 'teacher'
const csv = `scientificName,scientificNameAuthorship,family,vernacularName,chineseName,acceptedNameUsage
Magnolia denudata,Desr.,Magnoliaceae,Yulan magnolia,玉兰,
Yulania denudata,(Desr.) D. L. Fu,Magnoliaceae,,,Magnolia denudata
`

const test = readerTest.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const site = await runSite()
      await site.appoint(teacher, password)
      await use(site)
      expect(await site.stop(), 'logged errors').toEqual([])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})
const { expect } = test

test(
  'loads a table of names, and gives the reason for rejecting another file',
  nightly,
  async ({ page, context, site: { origin } }) => {
    const data = { username: teacher, password }
    await context.request.post(`${origin}/api/login`, { data, headers: { origin } })
    await page.goto('/admin/names')
    await waitForHydration(page)
    const reference = page.getByRole('region', { name: 'Reference of names' })
    const send = async (name: string, text: string) => {
      const table = reference.getByLabel('Table of names')
      await expect(table, 'no other table is being loaded').toBeEnabled()
      await table.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    }
    await expect(reference.getByText('No table is loaded')).toBeVisible()
    await send('flora.csv', csv)
    await expect(reference.getByRole('listitem')).toHaveText(/^flora\.csv\s· Names: 2/)
    await send('prices.csv', 'item;price\nspade;7\n')
    await expect(reference.getByText('This is not a table of names')).toBeVisible()
    await expect(reference.getByRole('listitem')).toHaveText(/^flora\.csv/)
    expect(await violations(page)).toEqual([])
  },
)

test(
  'completes names from the reference, and offers values of the reference',
  nightly,
  async ({ page, context, site }) => {
    await signUp(context, site.origin)
    await openForm(page, '/upload')
    const form = profileForm(page)
    const [latinField, chineseField, englishField] = [
      form.getByLabel('Latin name'),
      form.getByLabel('Chinese name'),
      form.getByLabel('Common (English) name'),
    ]
    const offerButton = (name: RegExp) => form.getByRole('status').getByRole('button', { name })

    await englishField.fill('Our own magnolia')
    await latinField.pressSequentially('Magnolia de')
    const option = form.locator('datalist option[value="Magnolia denudata"]')
    await expect(option).toHaveText(/^Yulan magnolia\s· 玉兰$/)

    await latinField.fill('Yulania denudata')
    await chineseField.focus()
    await expect(form.getByText('lists this name as a synonym')).toBeVisible()
    await offerButton(/^Use it: Magnolia denudata/).click()
    await expect(latinField).toHaveValue('Magnolia denudata')

    await latinField.fill('Magnolia denutada')
    await chineseField.focus()
    await expect(form.getByText('Similar names')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await offerButton(/^Use it: Magnolia denudata/).click()
    await offerButton(/Fill in the empty fields/).click()
    await expect(chineseField).toHaveValue('玉兰')
    await expect(englishField).toHaveValue('Our own magnolia')
    await form.getByText('Classification').click()
    await expect(form.getByLabel('Author citation')).toHaveValue('Desr.')
    await expect(form.getByLabel('Family')).toHaveValue('Magnoliaceae')
  },
)
