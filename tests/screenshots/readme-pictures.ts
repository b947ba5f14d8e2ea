/**
 * Writes the four screenshots of the README into `docs/pictures/`, for `npm run screenshots -- --readme`. The
 * screenshots show a site with the sample.
 */
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BrowserContextOptions, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { password, setLanguage } from '../end-to-end/members.ts'
import { openSession } from '../end-to-end/review-site.ts'
import { type RunningSite, runSite } from '../harness/sites/running-site.ts'

const folder = path.resolve('docs/pictures')
const bytesMaximum = 150_000
const admin = 'head-of-the-club'
const desktop = { viewport: { width: 1280, height: 860 } }
const phone = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, hasTouch: true }
let site: RunningSite

test.beforeAll(async () => {
  test.setTimeout(600_000)
  const writeSample = (target: string) => cp('sample', target, { recursive: true })
  site = await runSite(writeSample, { CONTENT_DIR: path.resolve('content') })
  await site.appoint(admin, password)
  const author = await openSession(site.origin, 'register', 'mei')
  await author.call('updateText', {
    originalLatin: 'Magnolia denudata',
    latinName: 'Magnolia denudata',
    commonName: 'Yulan magnolia',
    chineseName: '玉兰',
    location: 'Library Lawn, beside the south steps, and one by the East Gate',
    otherNames: 'Lily tree, Yulania denudata, 白玉兰, 望春花, 玉堂春, 应春花',
  })
})

test.afterAll(() => site.stop())

const pictures: [string, string, BrowserContextOptions][] = [
  ['home', '/home', desktop],
  ['profile', '/search/Magnolia_denudata', desktop],
  ['review', '/upload?section=auth', desktop],
  ['walk', '/walk/lake', phone],
]

for (const [name, address, screen] of pictures) {
  test(name, async ({ browser }) => {
    const { origin } = site
    const context = await browser.newContext({
      ...screen,
      baseURL: origin,
      reducedMotion: 'reduce',
    })
    await setLanguage(context, 'en', origin)
    if (name === 'review') {
      const data = { username: admin, password }
      await context.request.post('/api/login', { data, headers: { origin } })
    }
    const page = await context.newPage()
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer()
    expect(picture.length).toBeLessThanOrEqual(bytesMaximum)
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, `${name}.webp`), picture)
    await context.close()
  })
}
