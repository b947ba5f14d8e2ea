/** Tests the pages on which admins edit the school's content: walks, texts, videos, look-alikes and drafts. */
import { violations } from '../axe.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { overflowingElements } from '../overflow.ts'
import { admins, expect, test } from '../review-site.ts'
import { wireDates } from '../wire-dates.ts'

test(
  'places a stop by a press on the map, publishes the walk, and undoes the change',
  nightly,
  async ({ pageOf }) => {
    const page = await pageOf(admins[0])
    await page.goto('/admin/site/walks')
    await waitForHydration(page)
    await page.getByText('The lake', { exact: true }).click()
    const map = page.getByRole('region', { name: 'Map of the walk' })
    const marks = map.getByRole('button', { name: /^Stop \d/ })
    await expect(marks.first()).toBeVisible()
    const before = await marks.count()
    await map.click({ position: { x: 300, y: 60 } })
    await expect(marks).toHaveCount(before + 1)

    await page.getByLabel('Name · English').last().fill('The new bench')
    await page.getByRole('combobox', { name: 'Add a species' }).fill('ginkgo')
    await page.getByRole('option').first().click()
    await expect(page.getByRole('list', { name: 'Species at this stop' })).toContainText('Ginkgo')
    const mark = map.getByRole('button', { name: 'The new bench' })
    const label = await mark.getAttribute('aria-label')
    await mark.press('ArrowRight')
    await expect(mark).not.toHaveAttribute('aria-label', label ?? '')

    await page.getByRole('button', { name: 'Publish' }).click()
    const chinese = page.getByLabel('Name · Chinese').last()
    await expect(chinese).toHaveAccessibleDescription('Please fill this in')
    await expect(chinese).toBeFocused()
    expect(await violations(page)).toEqual([])
    await chinese.fill('新长椅')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Published\./)).toBeVisible()

    const reader = await pageOf(admins[1])
    await reader.goto('/walk/lake')
    await expect(reader.getByRole('heading', { name: 'The new bench' })).toBeVisible()

    await page.route('**/api/resetSitePart', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Use the file again' }).click()
    const dialog = page.getByRole('dialog', { name: 'Use the file again?' })
    await dialog.getByRole('button', { name: 'Use the file again' }).click()
    await expect(dialog.getByRole('alert')).toContainText('No response')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect(page.getByText('Undone', { exact: true })).toBeVisible()
    await reader.reload()
    await expect(reader.getByRole('heading', { name: 'The new bench' })).toHaveCount(0)
  },
)

test(
  'adds a point of the path by a press, removes a point by a key, and drags a stop',
  nightly,
  async ({ pageOf }) => {
    const page = await pageOf(admins[0])
    await page.goto('/admin/site/walks')
    await page.getByText('The lake', { exact: true }).click()
    const map = page.getByRole('region', { name: 'Map of the walk' })
    await page.getByLabel('a point on the path').check()
    const points = map.getByRole('button', { name: /^Point \d/ })
    const before = await points.count()
    await map.click({ position: { x: 200, y: 200 } })
    await expect(points).toHaveCount(before + 1)
    await points.first().press('Delete')
    await expect(points).toHaveCount(before)

    const stop = map.getByRole('button', { name: /^Stop 1/ })
    const label = await stop.getAttribute('aria-label')
    // The buttons at the foot of the window do not cover a mark in the middle.
    await stop.evaluate((mark) => mark.scrollIntoView({ block: 'center' }))
    await stop.hover()
    const box = await stop.boundingBox()
    if (!box) throw new Error('The mark is not shown')
    await page.mouse.down()
    await page.mouse.move(box.x - 60, box.y + 40, { steps: 4 })
    await page.mouse.up()
    await expect(stop).not.toHaveAttribute('aria-label', label ?? '')
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click()
    await expect(stop).toHaveAttribute('aria-label', label ?? '')
  },
)

test(
  'previews a text as the server renders it, and keeps the draft after a reload',
  nightly,
  async ({ pageOf }) => {
    const page = await pageOf(admins[0])
    await page.goto('/admin/site/about')
    await waitForHydration(page)
    await page.getByLabel('Text · English').first().fill('A **new** club <b>')
    const preview = page.getByRole('region', { name: 'Preview: Text · English' }).first()
    await expect(preview.locator('strong')).toHaveText('new')
    await expect(preview).toContainText('<b>')
    await page.reload()
    await expect(page.getByText('Your draft was restored from this device.')).toBeVisible()
    await expect(page.getByLabel('Text · English').first()).toHaveValue('A **new** club <b>')
    await page.getByRole('button', { name: 'Preview' }).click()
    const wholePreview = page.getByRole('region', { name: 'Preview, not yet published' })
    await expect(wholePreview.locator('strong').first()).toHaveText('new')
    await page.getByRole('button', { name: 'Back to editing' }).click()
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click()
  },
)

test(
  'rejects an SVG map with a script, and publishes a video that the browser loads',
  nightly,
  async ({ pageOf }) => {
    const page = await pageOf(admins[0])
    await page.goto('/admin/site/walks')
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><script/></svg>'
    const file = { name: 'map.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }
    await page.getByLabel('Map file').setInputFiles(file)
    await expect(page.getByText('This SVG file contains a script')).toBeVisible()

    await page.goto('/admin/site/videos')
    await page.getByRole('button', { name: 'Add a video' }).click()
    await page.getByLabel('Title · English').last().fill('A magnolia')
    await page.getByLabel('Title · Chinese').last().fill('玉兰')
    await page.getByLabel('Video file').last().setInputFiles('content/videos/magnolia-year.mp4')
    await expect(page.locator('video').last()).toHaveAttribute('src', /uploaded/)
    await page
      .getByLabel('Picture before the video plays')
      .last()
      .setInputFiles('content/videos/magnolia-year.webp')
    await page.getByLabel('The picture in words', { exact: false }).first().fill('A flower')
    await page.getByLabel('The picture in words', { exact: false }).last().fill('一朵花')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Published\./)).toBeVisible()
    await page.goto('/video/a-magnolia')
    const video = page.locator('video')
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.duration))
      .toBeGreaterThan(1)
  },
)

for (const part of ['home', 'about', 'videos', 'walks', 'terms', 'characters']) {
  for (const width of [390, 1440]) {
    test(
      `fits /admin/site/${part} into ${width} px, and passes axe`,
      nightly,
      async ({ pageOf }) => {
        const page = await pageOf(admins[0], { viewport: { width, height: 900 }, locale: 'zh-CN' })
        await page.goto(`/admin/site/${part}`)
        const entry = page.locator('main summary').first()
        if (await entry.count()) await entry.click()
        expect(await overflowingElements(page)).toEqual([])
        expect(await violations(page)).toEqual([])
        expect(await wireDates(page)).toEqual([])
      },
    )
  }
}

test(
  'proposes pairs of look-alikes, with a pair confused in the quiz at the top',
  nightly,
  async ({ pageOf }) => {
    const page = await pageOf(admins[0])
    await page.goto('/quiz?walk=lake')
    await page.getByRole('button', { name: 'Start' }).click()
    const question = page.locator('[data-ask]')
    const comparison = page.getByRole('link', { name: 'Compare it with your answer' })
    // One of four choices is right, so the loop answers until an answer is wrong.
    await expect(async () => {
      await question.getByRole('listitem').getByRole('button').first().click()
      if (await comparison.isHidden()) await page.getByRole('button', { name: 'Next' }).click()
      await expect(comparison).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 20_000 })

    await page.goto('/admin/site/lookAlikes')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Propose pairs' }).click()
    const proposals = page.getByRole('region', { name: 'Proposed pairs' })
    const first = proposals.getByRole('listitem').first()
    await expect(first).toContainText('confused in the quiz on this device')
    expect(await violations(page)).toEqual([])
    expect(await overflowingElements(page)).toEqual([])
    const names = (await first.locator('i').allTextContents()).join(' – ')
    const count = await proposals.getByRole('listitem').count()
    await first.getByRole('button', { name: `Add ${names}` }).click()
    await expect(proposals.getByRole('listitem')).toHaveCount(count - 1)
    await expect(page.locator('.entries')).toContainText(names)
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click()
  },
)

test(
  'adds a pair of look-alikes, which the search, the profile and the comparison show',
  nightly,
  async ({ pageOf }) => {
    const page = await pageOf(admins[0])
    await page.goto('/admin/site/lookAlikes')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Add a pair' }).click()
    await page.getByRole('combobox', { name: 'Species', exact: true }).fill('ginkgo')
    await page.getByRole('option').first().click()
    await page.getByRole('combobox', { name: 'Looks like' }).fill('camphor')
    await page.getByRole('option').first().click()
    await page.getByLabel('What tells them apart · English').fill('A fan is no camphor leaf.')
    await page.getByRole('button', { name: 'Publish' }).click()
    const chinese = page.getByLabel('What tells them apart · Chinese')
    await expect(chinese).toHaveAccessibleDescription('Please fill this in')
    await chinese.fill('扇形的是银杏。')
    expect(await violations(page)).toEqual([])
    expect(await overflowingElements(page)).toEqual([])
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Published\./)).toBeVisible()

    const reader = await pageOf(admins[1])
    // The results show the note only if both species are among the first results.
    await reader.goto('/search?q=r+tree')
    await expect(reader.getByText('A fan is no camphor leaf.')).toBeVisible()
    await reader.goto('/search?q=ginkgo+biloba')
    await expect(reader.getByRole('heading', { level: 1 })).toContainText('ginkgo biloba')
    await expect(reader.getByText('A fan is no camphor leaf.')).toHaveCount(0)
    await reader.goto('/search/Ginkgo_biloba')
    await waitForHydration(reader)
    await expect(reader.getByText('A fan is no camphor leaf.')).toBeVisible()
    await reader.getByRole('link', { name: 'Compare them' }).click()
    const differences = reader.getByRole('region', { name: 'How to tell them apart' })
    await expect(differences).toContainText('A fan is no camphor leaf.')
    expect(await violations(reader)).toEqual([])
  },
)
