/** Tests /walk/{key}, the page of a walk with its stops. walk-map.spec.ts tests the map. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { profileAddress } from '../../../contract/names.ts'
import { writeFieldContent } from '../../harness/collections/field-content.ts'
import { photographs } from '../../harness/collections/field-pictures.ts'
import { camellia, grebe } from '../../harness/collections/field-species.ts'
import {
  campusMap,
  lakeWalk,
  unrecordedSpecies,
  walks,
} from '../../harness/collections/field-walks.ts'
import { runSite } from '../../harness/sites/running-site.ts'
import { waitForHydration } from '../hydrated.ts'
import { setLanguage } from '../members.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'
import { address, mapOf, phone, stopOf } from './walk-pages.ts'

/** The current month in the time zone of the site, such as `03`. */
const thisMonth = new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(5, 7)
/** The Latin names of the species with a photograph of this month of any year. */
const inSeason = new Set(
  photographs.filter(({ date }) => date.slice(5, 7) === thisMonth).map((each) => each.latinName),
)

test('shows duration, distance, the stops in order, and species in season first', async ({
  page,
}) => {
  await page.goto(address)
  await expect(page).toHaveTitle('The lake · Campus walk 校园步道')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The lake')
  await expect(page.getByText('30 minutes · 1.3 km · 5 stops')).toBeVisible()
  await expect(page.getByText('<b>bold</b>')).toBeVisible()
  const names = lakeWalk.stops.map(({ name }, index) => `Stop ${index + 1}: ${name.en}`)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(names)
  for (const { key, species } of lakeWalk.stops) {
    const expected = [
      ...species.filter((name) => inSeason.has(name)),
      ...species.filter((name) => !inSeason.has(name)),
    ]
    const items = stopOf(page, key).getByRole('listitem')
    await expect(items.locator('[lang=la]')).toHaveText(expected)
    await expect(items.filter({ hasText: 'In season' })).toHaveCount(
      species.filter((name) => inSeason.has(name)).length,
    )
  }
  const bank = stopOf(page, 'bank').getByRole('link', { name: grebe[0] })
  await expect(bank).toHaveAttribute('href', profileAddress('bird', grebe[0]))
  await expect(bank.locator('img')).toHaveAttribute('src', /^\/public\/compressed\//)
  const gate = stopOf(page, 'gate')
  await expect(gate.getByText(unrecordedSpecies)).toBeVisible()
  await expect(gate.getByRole('link', { name: unrecordedSpecies })).toHaveCount(0)
})

test('shows the walk in Chinese', nightly, async ({ page, context }) => {
  await setLanguage(context, 'zh')
  await page.goto('/walk/wall')
  await expect(page).toHaveTitle('墙 · 校园步道 Campus walk')
  await expect(page.getByText('45 分钟 · 900 米 · 1 站')).toBeVisible()
  await expect(page.getByRole('img', { name: campusMap.alt.zh })).toBeVisible()
  await expect(page.getByRole('link', { name: '第 1 站：墙' })).toBeVisible()
  await page.goto('/home')
  const list = page.getByRole('region', { name: '校园步道' })
  await expect(list.getByRole('link')).toHaveText(walks.walks.map(({ name }) => name.zh))
})

test('shows the whole map and links between the stops without JavaScript', async ({ browser }) => {
  const baseURL = process.env.FIELD_SITE ?? ''
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('img', { name: campusMap.alt.en })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
  await mapOf(page).getByRole('link', { name: 'Stop 2: The bank' }).tap()
  await expect(page).toHaveURL(`${address}#stop-bank`)
  await expect(stopOf(page, 'bank').getByRole('heading')).toBeInViewport()
  await stopOf(page, 'bank').getByRole('link', { name: 'Next stop The bend' }).tap()
  await expect(page).toHaveURL(`${address}#stop-bend`)
  await stopOf(page, 'gate').getByRole('link', { name: camellia[0] }).tap()
  await expect(page).toHaveURL(profileAddress('plant', camellia[0]))
  await context.close()
})

test('prints the stops without controls', async ({ page }) => {
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: campusMap.alt.en })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Next stop/ }).first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 3 }).last()).toBeVisible()
})

test('links the home page and About us to the walks', nightly, async ({ page }) => {
  await page.goto('/home')
  const section = page.getByRole('region', { name: 'Campus walks' })
  await expect(section.getByRole('link')).toHaveText(walks.walks.map(({ name }) => name.en))
  await section.getByRole('link', { name: 'The lake' }).click()
  await expect(page).toHaveURL(address)
  await page.getByRole('link', { name: 'All walks' }).click()
  await expect(page).toHaveURL('/aboutUs#walks')
  await page.getByRole('link', { name: 'The gardens' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The gardens')
})

test('answers an unknown walk with 404', nightly, async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  for (const key of ['unknown', 'LAKE', '__proto__', 'lake%00', '%3Cscript%3E', 'a'.repeat(200)]) {
    const answer = await page.goto(`/walk/${key}`)
    expect(answer?.status(), key).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
  }
})

test('shows the stops of a walk without a map', nightly, async ({ page }) => {
  const content = await mkdtemp(path.join(tmpdir(), 'huaniao-walks-'))
  await writeFieldContent(content, { walks: { walks: [lakeWalk] } })
  const site = await runSite(undefined, { CONTENT_DIR: content })
  try {
    await page.goto(site.origin + address)
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(lakeWalk.stops.length)
    await expect(mapOf(page)).toHaveCount(0)
    await expect(page.locator('a[href^="#mark"]')).toHaveCount(0)
    // Scripts that are still loading when the site stops would log errors on the console.
    await waitForHydration(page)
    await page.goto('about:blank')
  } finally {
    await site.stop()
    await rm(content, { recursive: true, force: true })
  }
})
