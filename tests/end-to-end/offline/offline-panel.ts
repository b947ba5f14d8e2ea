/** Saves a walk with the panel of its page, and reads the texts in the browser's caches. */
import type { Page } from '@playwright/test'
import { expect } from '../watched.ts'

export const walk = '/walk/lake'
export const panelTexts = {
  en: { save: /^Save this walk/, saved: /^Saved, [\d.]+ MB, on / },
  zh: { save: /^保存这条步道/, saved: /^已于.+保存，[\d.]+ MB。$/ },
}

export const panelOf = (page: Page) =>
  page.getByRole('region', { name: /^(Offline use|离线使用)$/ })
export const statusOf = (page: Page) => panelOf(page).getByRole('status')

export async function saveWalk(page: Page, language: 'en' | 'zh' = 'en') {
  await page.goto(walk)
  await panelOf(page).getByRole('button', { name: panelTexts[language].save }).click()
  await expect(statusOf(page)).toHaveText(panelTexts[language].saved, { timeout: 20_000 })
}

/** @returns the address and the text of each file in the caches */
export function cachedTexts(page: Page): Promise<[string, string][]> {
  return page.evaluate(async () => {
    const texts: [string, string][] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const text = response ? await response.text() : ''
        texts.push([request.url, text])
      }
    }
    return texts
  })
}
