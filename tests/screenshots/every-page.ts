/** Opens every page in every look and writes `screenshots/{viewer}/{page}/{look}.png`. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { password, setLanguage } from '../end-to-end/members.ts'
import { admins, makePicture, openSession, send, test } from '../end-to-end/review-site.ts'
import { bauhinia, camphor, fringeFlower } from '../harness/collections/field-species.ts'
import { featurePairs } from '../harness/sites/featured-pairs.ts'
import { type RunningSite, runSite } from '../harness/sites/running-site.ts'
import { folder } from './contact-sheet.ts'
import { type Look, looks } from './looks.ts'
import { shownPages, type Viewer, viewers } from './shown-pages.ts'

const longText = 'A walk in the morning mist, seen from the bridge beside the old library. '.repeat(
  40,
)
const member = 'a-member-with-pending-work'
let emptySite: RunningSite

/** Adds usual content, very long content and deleted content. */
test.beforeAll(async ({ site, admin }) => {
  test.setTimeout(120_000)
  await featurePairs(site)
  const lin = await openSession(site.origin, 'register', member)
  await send.plantEdit(lin, { location: 'By the lake, behind the boathouse' })
  await send.plantEdit(lin, { location: longText.slice(0, 200), additionalInfo: longText })
  await send.birdEdit(lin, { songs: 'A soft whinny, all through the spring' })
  await send.plant(lin, 'Ginkgo bilobata', { location: 'Gate' })
  await send.plant(lin, 'Loropetalum longissimifolium subsp. grandiflorinens', {
    otherNames: Array.from({ length: 12 }, (_, index) => `Another name ${index}`).join(', '),
    bloomingSeason: longText,
  })
  await send.creation(lin)
  await send.pictures(lin, 3)
  await send.pictures(lin, 1, { picSetting: longText.slice(0, 200) })
  const files = { files: [['wide.jpg', await makePicture(4000, 200)] as const] }
  await lin.form(
    'uploadPic',
    {
      picEnglishName: camphor[0],
      picSeason: 'summer',
      picPhotographer: 'Wu Ping',
      picSetting: 'Roof',
      month: '2025-07-15',
    },
    files,
  )
  await admin.call('updateText', {
    ...{ latinName: bauhinia[0], commonName: bauhinia[1], chineseName: bauhinia[2] },
    ...{ originalLatin: bauhinia[0], location: 'East wall' },
  })
  const deletedSpecies = { postName: fringeFlower[0] }
  const { resultPost } = await admin.call<{ resultPost: { _id: string }[] }>(
    'syncPlantInfo',
    deletedSpecies,
  )
  await admin.call('editPageDeletePlant', { id: resultPost[0]?._id })
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  for (const name of ['Lin Mei', 'A name as long as a name can be '.repeat(3).trim()]) {
    await lin.call('tourSignUp', { name, class: 'Grade 7', contact: 'lin@example.org', day })
  }
  emptySite = await runSite()
  await emptySite.appoint(admins[0], password)
})

test.afterAll(async () => {
  await emptySite.stop()
})

for (const look of looks) {
  for (const viewer of viewers) {
    test(`${look.name}, ${viewer}`, async ({ browser, site }) => {
      const { origin } = viewer === 'empty site' ? emptySite : site
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: look.width, height: look.width === 360 ? 780 : 1000 },
        colorScheme: look.scheme,
        locale: look.language === 'zh' ? 'zh-CN' : 'en-GB',
        reducedMotion: 'reduce',
        hasTouch: look.width < 1000,
      })
      await setLanguage(context, look.language, origin)
      await signIn(context, origin, viewer)
      const page = await context.newPage()
      for (const [name, address] of Object.entries(shownPages[viewer])) {
        await page.goto(address)
        await waitForPictures(page)
        await releaseStickyElements(page)
        await page.screenshot({ path: await fileOf(viewer, name, look), fullPage: true })
      }
      await context.close()
    })
  }
}

async function signIn(context: BrowserContext, origin: string, viewer: Viewer): Promise<void> {
  if (viewer === 'visitor') return
  const username = viewer === 'member' ? member : admins[0]
  const data = { username, password }
  await context.request.post('/api/login', { data, headers: { origin } })
}

/** Waits until every picture has loaded or failed, and until the fonts have loaded. */
async function waitForPictures(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
}

/** Moves sticky elements to their place in the page, because a screenshot of the whole page has no screen edge. */
async function releaseStickyElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'sticky') continue
      // Elements with absolute positions keep their container.
      element.style.position = 'relative'
      element.style.inset = 'auto'
    }
  })
}

async function fileOf(viewer: Viewer, page: string, look: Look): Promise<string> {
  const target = path.join(folder, viewer, page)
  await mkdir(target, { recursive: true })
  return path.join(target, `${look.name}.png`)
}
