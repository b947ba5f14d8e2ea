/** The reference in the form of a new species: completion, a synonym, a misspelt name. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type RunningSite, runSite } from '../../harness/sites/running-site.ts'
import { violations } from '../axe.ts'
import { signUp } from '../members.ts'
import { openForm, profileForm } from '../profile-forms.ts'
import { test as watched } from '../watched.ts'

const csv = `scientificName,scientificNameAuthorship,family,vernacularName,chineseName,acceptedNameUsage
Magnolia denudata,Desr.,Magnoliaceae,Yulan magnolia,玉兰,
Yulania denudata,(Desr.) D. L. Fu,Magnoliaceae,,,Magnolia denudata
`

const test = watched.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
    async ({}, use) => {
      const site = await runSite()
      const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-reference-'))
      const file = path.join(folder, 'names.csv')
      await writeFile(file, csv)
      const program = path.resolve('server/reference/loading/main.ts')
      await promisify(execFile)(process.execPath, [program, file], { env: site.environment })
      await rm(folder, { recursive: true })
      await use(site)
      expect(await site.stop(), 'logged faults').toEqual([])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})
const { expect } = test

test('completes names, and offers what the reference has', async ({ page, context, site }) => {
  await signUp(context, site.origin)
  await openForm(page, '/upload')
  const form = profileForm(page)
  const [latin, chinese, english] = [
    form.getByLabel('Latin name'),
    form.getByLabel('Chinese name'),
    form.getByLabel('Common (English) name'),
  ]
  const offer = (name: RegExp) => form.getByRole('status').getByRole('button', { name })

  await english.fill('Our own magnolia')
  await latin.pressSequentially('Magnolia de')
  const option = form.locator('datalist option[value="Magnolia denudata"]')
  await expect(option).toHaveText('Yulan magnolia · 玉兰')

  await latin.fill('Yulania denudata')
  await chinese.focus()
  await expect(form.getByText('lists this name as a synonym')).toBeVisible()
  await offer(/^Use it: Magnolia denudata/).click()
  await expect(latin).toHaveValue('Magnolia denudata')

  await latin.fill('Magnolia denutada')
  await chinese.focus()
  await expect(form.getByText('Similar names')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await offer(/^Use it: Magnolia denudata/).click()
  await offer(/Fill in the empty fields/).click()
  await expect(chinese).toHaveValue('玉兰')
  await expect(english).toHaveValue('Our own magnolia')
  await form.getByText('Classification').click()
  await expect(form.getByLabel('Author citation')).toHaveValue('Desr.')
  await expect(form.getByLabel('Family')).toHaveValue('Magnoliaceae')
})
