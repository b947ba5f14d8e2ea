/**
 * Tests that the site detects the reader's language, and then keeps the language that the reader chooses
 * (specification, section 1).
 */

import { addresses } from '../addresses.ts'
import { waitForHydration } from '../hydrated.ts'
import { setLanguage } from '../members.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

const chineseTitle = '校园植物物种数据库'
const englishTitle = 'Database of Plant Species in School'

test('keeps the language chosen in the bar and stays at the same address', async ({
  page,
  context,
}) => {
  const address = '/search/Camellia_japonica/gallery?season=winter&month=Jan-2025'
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('link', { name: '返回' })).toBeVisible()
  await expect(page.getByRole('figure').first()).toContainText('2025年1月1日')
  const cookie = (await context.cookies()).find(({ name }) => name === 'language')
  expect(cookie?.value).toBe('zh')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chineseTitle)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(englishTitle)
})

test(
  'shows content that a script adds in the language of the page',
  nightly,
  async ({ page, context }) => {
    await setLanguage(context, 'zh')
    await page.goto('/')
    await page.getByRole('combobox', { name: '按名称查找植物' }).fill('qqqqqqq')
    await expect(page.getByRole('status')).toContainText('没有匹配的名称')
    await page.getByRole('link', { name: '查看完整物种名录' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('植物名录')
    await expect(page).toHaveTitle('Glossary of plants 植物名录')
  },
)

test('keeps the text of the search when the language is switched', async ({ page }) => {
  await page.goto('/search?q=rose')
  // Before hydration, the button reloads the page.
  await waitForHydration(page)
  const [main, banner] = [page.getByRole('main'), page.getByRole('banner')]
  await main.getByRole('combobox').fill('camellia')
  await banner.getByRole('button', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(main.getByRole('combobox')).toHaveValue('camellia')
  await expect(main.getByRole('listbox')).toBeHidden()
  await expect(main.getByRole('heading', { level: 1 })).toContainText('rose')
})

test('marks the English places of pictures on a Chinese page as English', async ({
  page,
  context,
}) => {
  await setLanguage(context, 'zh')
  await page.goto(addresses['bird profile'])
  await expect(page.getByText('Observatory steps').first()).toHaveAttribute('lang', 'en')
  await expect(page.getByText('Art room')).toHaveAttribute('lang', 'en')
})

test('shows the language that the parameter lang requests', nightly, async ({ page }) => {
  await page.goto('/?lang=zh')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/')
})

test(
  'keeps the fragment of the address when the language is switched',
  nightly,
  async ({ page }) => {
    await page.goto('/walk/lake#stop-bend')
    await page.getByRole('button', { name: '中文' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await expect(page).toHaveURL('/walk/lake#stop-bend')
    await expect(page.locator('#stop-bend')).toBeInViewport()
  },
)

test(
  'keeps the scroll position when the language is switched',
  nightly,
  async ({ page, context }) => {
    await setLanguage(context, 'zh')
    await page.goto('/aboutUs')
    await waitForHydration(page)
    await page.evaluate(() => window.scrollTo(0, 300))
    // Some assistive technology clicks without scrolling to the button.
    await page.getByRole('button', { name: 'English' }).dispatchEvent('click')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  },
)

test(
  'switches the language of a password link without sending its secret to a server',
  nightly,
  async ({ page }) => {
    const secret = 'a'.repeat(43)
    const requests: string[] = []
    page.on('request', (request) =>
      requests.push(`${request.url().split('#')[0]} ${request.postData()}`),
    )
    await page.goto(`/newPassword#${secret}`)
    await expect(page.getByRole('button', { name: 'Set password' })).toBeEnabled()
    await page.getByRole('button', { name: '中文' }).click()
    await expect(page.getByRole('button', { name: '设置密码' })).toBeEnabled()
    await expect(page).toHaveURL(`/newPassword#${secret}`)
    expect(requests.filter((each) => each.includes(secret))).toEqual([])
  },
)

test(
  'keeps a filled tour form and a username when the language is switched',
  nightly,
  async ({ page }) => {
    await page.goto('/home')
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    await page.getByRole('textbox', { name: 'Name' }).fill('林小满')
    await page.getByLabel('Day').fill(day)
    await page.getByRole('button', { name: '中文' }).click()
    await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('林小满')
    await expect(page.getByLabel('日期')).toHaveValue(day)
    await page.reload()
    // The form hydrates when it is near the visible area.
    await page.getByRole('button', { name: '报名' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: '报名' })).toBeEnabled()
    await expect(page.getByRole('textbox', { name: '姓名' }), 'restored once only').toHaveValue('')

    await page.goto('/login')
    await page.getByLabel('用户名').fill('lin')
    await page.getByLabel('密码').fill('疏影横斜水清浅')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByLabel('Username')).toHaveValue('lin')
    await expect(page.getByLabel('Password')).toHaveValue('')
    const storedData = await page.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    )
    expect(storedData).not.toContain('疏影')
  },
)

test.describe('in a browser that prefers Chinese', () => {
  test.use({ locale: 'zh-CN' })

  test('shows Chinese at first, and English after the reader chooses it', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chineseTitle)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(englishTitle)
  })
})

test.describe('in a browser that prefers French', () => {
  test.use({ locale: 'fr-FR' })

  test('shows English', nightly, async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('switches the language and returns to the page', async ({ page }) => {
    await page.goto('/searchBird?q=duck')
    await page.getByRole('button', { name: '中文' }).click()
    await expect(page).toHaveURL('/searchBird?q=duck')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“duck”的搜索结果')
  })
})
