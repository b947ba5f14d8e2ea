/** Tests the videos of /creation and /video/{vidKey}. Numbers in titles name attacks of security.md. */
import type { Page } from '@playwright/test'
import { videos } from '../../harness/collections/field-content.ts'
import { waitForHydration } from '../hydrated.ts'
import { nightly } from '../nightly.ts'
import { expect, test } from '../reader.ts'

const policyOf = async (page: Page, address: string) =>
  (await page.request.get(address)).headers()['content-security-policy'] ?? ''

test('shows the videos in a tab with its own address', async ({ page }) => {
  await page.goto('/creation')
  const tabs = page.getByRole('navigation', { name: 'Sections' })
  await expect(tabs.getByRole('link', { name: 'Artworks' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Videos' }).click()
  await expect(page).toHaveURL('/creation?tab=videos')
  await expect(tabs.getByRole('link', { name: 'Videos' })).toHaveAttribute('aria-current', 'page')
  const videoList = page.getByRole('region', { name: 'Meet the Species' })
  await expect(videoList.getByRole('link')).toHaveText(
    videos.map(({ title }) => new RegExp(title.en)),
  )
  await expect(videoList.getByRole('link')).toHaveCount(3)
  await tabs.getByRole('link', { name: 'Artworks' }).click()
  await expect(page).toHaveURL('/creation')
})

test('opens and plays a video with captions at one press, and returns by Back', async ({
  page,
}) => {
  await page.goto('/creation?tab=videos')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'A year of the magnolia' }).click()
  await expect(page).toHaveURL('/video/magnolia')
  const dialog = page.getByRole('dialog', { name: 'A year of the magnolia' })
  await expect(dialog).toBeVisible()
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  const playback = await dialog.locator('video').evaluate(async (video: HTMLVideoElement) => {
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }))
    const [english] = video.textTracks
    return {
      duration: Math.round(video.duration),
      showing: english?.mode,
      cues: english?.cues?.length,
      languages: [...video.textTracks].map(({ language }) => language),
    }
  })
  expect(playback).toEqual({
    duration: 9,
    showing: 'showing',
    cues: 4,
    languages: ['en', 'zh-Hans'],
  })
  await dialog.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/creation?tab=videos')
  await expect(dialog).toHaveCount(0)
})

test('keeps the page when the dialog is closed and reopened at once', nightly, async ({ page }) => {
  await page.goto('/video/magnolia')
  await waitForHydration(page)
  const dialog = page.getByRole('dialog', { name: 'A year of the magnolia' })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  // In development, React does the same with the effects of a new component.
  await dialog.evaluate(async (element: HTMLDialogElement) => {
    const closed = new Promise((resolve) => element.addEventListener('close', resolve))
    element.close()
    element.showModal()
    await closed
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  })
  expect(requests.filter((address) => address.includes('/creation'))).toEqual([])
  await expect(page).toHaveURL('/video/magnolia')
  await expect(dialog).toBeVisible()
})

test(
  'returns by Escape, and opens all videos when there is no previous page',
  nightly,
  async ({ page }) => {
    await page.goto('/aboutUs')
    await page.goto('/creation?tab=videos')
    await page.getByRole('link', { name: 'A year of the magnolia' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await waitForHydration(page)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/creation?tab=videos')

    const newTab = await page.context().newPage()
    await newTab.goto('/video/magnolia')
    await newTab.getByRole('dialog').getByRole('link', { name: 'Back' }).click()
    await expect(newTab).toHaveURL('/creation?tab=videos')
    await expect(newTab.getByRole('heading', { level: 1 })).toHaveText('Creation')
  },
)

test('returns from a video to the previous page', nightly, async ({ page, baseURL }) => {
  async function pressBack() {
    await waitForHydration(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Back' }).click()
  }
  await page.goto('/aboutUs')
  await page.goto('/video/magnolia')
  await pressBack()
  await expect(page).toHaveURL('/aboutUs')

  const otherSite = 'http://elsewhere.example/'
  const body = `<a href="${baseURL}/video/magnolia">A video</a>`
  await page.route(otherSite, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(otherSite)
  await page.getByRole('link', { name: 'A video' }).click()
  await pressBack()
  await expect(page).toHaveURL(otherSite)
})

for (const { key, title, provider, player } of [
  {
    key: 'pond',
    title: 'The pond',
    provider: 'Bilibili',
    player: 'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&autoplay=1',
  },
  {
    key: 'nest',
    title: 'The nest',
    provider: 'YouTube',
    player: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1',
  },
]) {
  test(`loads a video of ${provider} only after Play`, nightly, async ({ page, baseURL }) => {
    const foreignRequests: string[] = []
    await page.route(
      (url) => url.origin !== baseURL,
      (route) => {
        foreignRequests.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<p>The player' })
      },
    )
    await page.goto('/creation?tab=videos')
    await page.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/video/${key}`)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toContainText(`Play loads the player of ${provider}.`)
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    expect(foreignRequests).toEqual([])
    await dialog.getByRole('button', { name: 'Play' }).click()
    const frame = page.frameLocator(`iframe[title="${title}, player of ${provider}"]`)
    await expect(frame.getByText('The player')).toBeVisible()
    expect(foreignRequests).toEqual([player])
    await dialog.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL('/creation?tab=videos')
  })
}

test(
  'allows frames only on the page of an external video, and only from its provider',
  nightly,
  async ({ page }) => {
    expect(await policyOf(page, '/video/pond')).toContain('frame-src https://player.bilibili.com;')
    expect(await policyOf(page, '/video/nest')).toContain(
      'frame-src https://www.youtube-nocookie.com;',
    )
    for (const address of ['/video/magnolia', '/creation?tab=videos', '/', '/home?signUp=open']) {
      const policy = await policyOf(page, address)
      expect(policy, address).toContain("frame-src 'none'")
      expect(policy, address).toContain("media-src 'self'")
    }
  },
)

test(
  'answers an unknown or malformed key with 404 and no frame (42)',
  nightly,
  async ({ page, tolerate }) => {
    tolerate(/status of 404/)
    for (const key of [
      'unknown',
      'MAGNOLIA',
      '__proto__',
      'BV1xx411c7mD',
      'https%3A%2F%2Fevil.example',
      '..%2F..%2Fetc',
      'magnolia%00',
      '%3Cscript%3E',
    ]) {
      const answer = await page.goto(`/video/${key}`)
      expect(answer?.status(), key).toBe(404)
      expect(answer?.headers()['content-security-policy'], key).toContain("frame-src 'none'")
      await expect(page.locator('iframe, video'), key).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
    }
  },
)

test('shows the video and a Back link without JavaScript', nightly, async ({ browser }) => {
  const baseURL = process.env.FIELD_SITE ?? ''
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/video/magnolia')
  await expect(page.locator('video')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/creation?tab=videos')
  await context.close()
})
