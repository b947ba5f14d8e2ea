/**
 * Tests how a new head of the club takes over an empty site without a command line. The steps are set-up, texts, a
 * class of 25, a walk, a video, the first backup and the successor.
 */
import type { Locator, Page } from '@playwright/test'
import { isWholeDose } from '../../harness/doses/dose.ts'
import { jpeg } from '../../harness/pictures/pictures.ts'
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { password, setLanguage } from '../members.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { newSite } from '../sites/new-site.ts'
import { expect } from '../watched.ts'
import { messagesIn } from '../words.ts'

const pupils = Array.from({ length: 25 }, (_, index) => `Pupil ${index + 1}\t5J`).join('\n')
const variants = [
  ['en', 390],
  ['en', 1440],
  ['zh', 390],
  ['zh', 1440],
] as const

for (const [language, width] of variants) {
  const title = `a new head of the club runs the site, ${language}, at ${width} px`
  newSite(title, nightly, async ({ page, site, browser }) => {
    newSite.setTimeout(180_000)
    const message = messagesIn(language)
    const languageNames = { en: message('site_edit_english'), zh: message('site_edit_chinese') }
    const contextOptions = { viewport: { width, height: 844 } }
    await setLanguage(page.context(), language, site.origin)
    await page.setViewportSize(contextOptions.viewport)

    const button = (key: string, values = {}, container: Page | Locator = page) =>
      container.getByRole('button', { name: message(key, values), exact: true })
    async function open(address: string) {
      await page.goto(address)
      await waitForHydration(page)
    }
    const field = (name: string) => page.getByRole('textbox', { name }).last()
    async function fillBoth(key: string, english: string, chinese: string) {
      await field(`${message(key)} · ${languageNames.en}`).fill(english)
      await field(`${message(key)} · ${languageNames.zh}`).fill(chinese)
    }
    async function publish() {
      await button('site_edit_publish').click()
      await expect(page.getByText(new RegExp(`^${message('site_edit_published')}`))).toBeVisible()
    }
    async function checkPage() {
      expect(await overflowingElements(page)).toEqual([])
      expect(await violations(page)).toEqual([])
    }
    /**
     * Checks a page for overflow, and in `npm run test:all` also with axe. Another test checks the page with axe in
     * every run.
     */
    async function checkPageAgain() {
      expect(await overflowingElements(page)).toEqual([])
      if (isWholeDose) expect(await violations(page)).toEqual([])
    }

    await newSite.step('set-up', async () => {
      await open(await site.setupAddress())
      await page.getByLabel(message('account_username')).fill(`head-${language}-${width}`)
      await page.getByLabel(message('account_password')).fill(password)
      await fillBoth('setup_site_name', 'Reed Bank', '芦岸')
      await checkPage()
      await button('setup_submit').click()
      await page.getByRole('link', { name: message('setup_to_admin') }).click()
      await expect(page.getByRole('banner')).toContainText(language === 'en' ? 'Reed Bank' : '芦岸')
      await waitForHydration(page)
      await checkPageAgain()
    })

    await newSite.step('texts', async () => {
      await open('/admin/site/about')
      await page
        .getByLabel(`${message('site_edit_title')} · ${languageNames.en}`)
        .first()
        .fill('Our club')
      await page
        .getByLabel(`${message('site_edit_title')} · ${languageNames.zh}`)
        .first()
        .fill('我们的社团')
      await checkPage()
      await publish()
      await page.goto('/aboutUs')
      const heading = { name: language === 'en' ? 'Our club' : '我们的社团' }
      await expect(page.getByRole('heading', heading)).toBeVisible()
    })

    let firstLink = ''
    await newSite.step('a class of 25', async () => {
      await open('/admin/accounts/add')
      await page.getByLabel(message('class_list')).fill(pupils)
      await button('class_check').click()
      const summary = { created: 25, existing: 0, problems: 0 }
      await expect(page.getByText(message('class_summary', summary))).toBeVisible()
      await button('class_create', { count: 25 }).click()
      await expect(page.getByText(/\/newPassword#/)).toHaveCount(25)
      await checkPageAgain()
      firstLink =
        (await page
          .getByText(/\/newPassword#/)
          .first()
          .textContent()) ?? ''
    })

    await newSite.step('a walk with a map', async () => {
      await open('/admin/site/walks')
      const buffer = await jpeg('campus', { width: 640, height: 400 })
      const file = { name: 'campus.jpg', mimeType: 'image/jpeg', buffer }
      await page.getByLabel(message('site_edit_map_file')).setInputFiles(file)
      await expect(page.locator('img.shown')).toHaveAttribute('src', /uploaded/)
      await fillBoth('site_edit_map_words', 'A map of the campus', '校园地图')
      await button('site_edit_add_walk').click()
      await fillBoth('site_edit_name', 'The reeds', '芦苇')
      await fillBoth('site_edit_walk_text', 'Along the water.', '沿着水边。')
      const map = page.getByRole('region', { name: message('walk_map') })
      const marks = map.getByRole('button')
      for (const [x, name, chinese] of [
        [60, 'The gate', '校门'],
        [200, 'The pond', '池塘'],
      ] as const) {
        const before = await marks.count()
        await map.click({ position: { x, y: 60 } })
        await expect(marks).toHaveCount(before + 1)
        await fillBoth('site_edit_name', name, chinese)
      }
      await checkPage()
      await publish()
      await page.goto('/walk/the-reeds')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        language === 'en' ? 'The reeds' : '芦苇',
      )
      await checkPageAgain()
    })

    await newSite.step('a video', async () => {
      await open('/admin/site/videos')
      await button('site_edit_add_video').click()
      await fillBoth('site_edit_title', 'A magnolia', '玉兰')
      const last = (key: string) => page.getByLabel(message(key)).last()
      await last('site_edit_video_file_field').setInputFiles('content/videos/magnolia-year.mp4')
      await expect(page.locator('video').last()).toHaveAttribute('src', /uploaded/)
      await last('site_edit_video_poster').setInputFiles('content/videos/magnolia-year.webp')
      await fillBoth('site_edit_poster_words', 'A flower', '一朵花')
      await checkPage()
      await publish()
      await page.goto('/video/a-magnolia')
      await expect(page.locator('video')).toBeVisible()
      await checkPageAgain()
    })

    await newSite.step('the first backup', async () => {
      await open('/admin/status')
      await button('status_backup_now').click()
      const download = page.getByRole('link', { name: message('status_backup_download') }).first()
      await expect(download).toBeVisible({ timeout: 60_000 })
      const saved = page.waitForEvent('download')
      await download.click()
      expect((await saved).suggestedFilename()).toMatch(/\.tar$/)
      await checkPage()
    })

    await newSite.step('hand-over to a successor', async () => {
      const context = await browser.newContext(contextOptions)
      await setLanguage(context, language, site.origin)
      const successor = await context.newPage()
      await successor.goto(firstLink)
      await waitForHydration(successor)
      await successor.getByLabel(message('account_new_password')).fill(password)
      await successor.getByRole('button', { name: message('reset_submit'), exact: true }).click()
      const confirmation = successor.getByRole('status').filter({ hasText: /-/ })
      const username =
        /[a-z]+-[a-z]+(-\d+)?/.exec((await confirmation.textContent()) ?? '')?.[0] ?? ''

      await open('/admin/accounts?class=5J')
      const successorRow = page.getByRole('group', { name: username, exact: true })
      await button('accounts_make', {}, successorRow).click()
      await button('confirm_yes', {}, page.getByRole('dialog')).click()
      await expect(button('accounts_unmake', {}, successorRow)).toBeVisible()
      await checkPage()

      await successor.goto('/login')
      await waitForHydration(successor)
      await successor.getByLabel(message('account_username')).fill(username)
      await successor.getByLabel(message('account_password')).fill(password)
      await successor.getByRole('button', { name: message('login_submit'), exact: true }).click()
      await successor.waitForURL((address) => address.pathname !== '/login')
      await successor.goto('/admin/accounts')
      await waitForHydration(successor)
      const headRow = successor.getByRole('group', { name: `head-${language}-${width}` })
      await button('accounts_unmake', {}, headRow).click()
      await button('confirm_yes', {}, successor.getByRole('dialog')).click()
      await expect(button('accounts_make', {}, headRow)).toBeVisible()
      await context.close()
      await page.goto('/admin')
      await expect(
        page.getByRole('heading', { name: message('admin_title'), exact: true }),
      ).toHaveCount(0)
    })
  })
}
