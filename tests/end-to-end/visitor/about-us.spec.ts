/** Tests /aboutUs, which has three parts in the language of the site or in the other language. */
import { camellia, camphor, ginkgo } from '../../harness/collections/field-species.ts'
import { unrecordedSpecies, walks } from '../../harness/collections/field-walks.ts'
import { setLanguage } from '../members.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

test('shows three parts with walks, teams and contacts, and hostile HTML as text', async ({
  page,
}) => {
  for (const address of ['/aboutUs', '/aboutus']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'The club',
      'The website',
      'Contact us',
    ])
  }
  const club = page.getByRole('region', { name: 'The club' })
  for (const { key, name, minutes } of walks.walks) {
    const link = club.getByRole('link', { name: name.en, exact: true })
    await expect(link).toHaveAttribute('href', `/walk/${key}`)
    const walk = club
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: name.en }) })
    await expect(walk).toContainText(`${minutes} minutes`)
  }
  const gate = club.getByRole('listitem').filter({ hasText: /^The gate/ })
  await expect(gate.getByRole('link')).toHaveText([camphor[1], ginkgo[1], camellia[1]])
  await expect(gate.getByRole('link').last()).toHaveAttribute('href', '/search/Camellia_japonica')
  await expect(gate).toContainText(unrecordedSpecies)
  await expect(club.getByRole('listitem').filter({ hasText: 'Pupil A' })).toContainText('head')
  await expect(club).toContainText('<b>bold</b>')
  const contact = page.getByRole('region', { name: 'Contact us' })
  await expect(contact.getByRole('link', { name: 'club@school.example' })).toHaveAttribute(
    'href',
    'mailto:club@school.example',
  )
  await expect(contact).toContainText('In personRoom 2')
})

test('shows the text in Chinese while the site stays English', async ({ page }) => {
  await page.goto('/aboutUs')
  const choice = page.getByRole('navigation', { name: 'Language of this text' })
  await expect(choice.getByRole('link', { name: 'English' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await choice.getByRole('link', { name: '中文' }).click()
  await expect(page).toHaveURL('/aboutUs?text=zh')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['社团', '网站', '联系我们'])
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('校园步道')
  await expect(page.getByText('30 分钟 · 1.3 公里 · 5 站')).toBeVisible()
  const gate = page.getByRole('listitem').filter({ hasText: camphor[2] }).last()
  await expect(gate.getByRole('link')).toHaveText([camphor[2], ginkgo[2], camellia[2]])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect(page.locator('[lang=zh-Hans]').filter({ hasText: '社团的全部' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: '社团' })).toContainText('社团的全部。')
})

test('switches the language of the text without JavaScript', nightly, async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env.FIELD_SITE ?? '',
  })
  const page = await context.newPage()
  await page.goto('/aboutUs')
  await page.getByRole('link', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('社团')
  await context.close()
})

test(
  'switches the text with the language of the site, even after a choice for the text alone',
  nightly,
  async ({ page, context }) => {
    await setLanguage(context, 'zh')
    await page.goto('/aboutUs')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('社团')
    await page.getByRole('navigation', { name: '本文语言' }).getByText('English').click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('The club')
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
    await expect(page).toHaveURL('/aboutUs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
    await page.getByRole('banner').getByRole('button', { name: '中文' }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('社团')
  },
)
