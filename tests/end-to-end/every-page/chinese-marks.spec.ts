/** Checks that Chinese texts have full-width punctuation on pages of both languages, and English texts do not. */
import type { Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { nightlyIf } from '../nightly.ts'
import { expect, test } from '../reader.ts'

/**
 * @returns for each language of a text, the texts whose first font is a font of Chinese marks, and the other texts.
 * Words within a heading use the font of the heading.
 */
function textsByFirstFont(page: Page) {
  return page.evaluate(() => {
    const texts = {
      zh: { full: 0, narrow: [] as string[] },
      en: { full: [] as string[], narrow: 0 },
    }
    for (const element of document.querySelectorAll('main :is(a, b, div, p, span)[lang]')) {
      const language = element.getAttribute('lang')?.slice(0, 2)
      const surroundings = element.parentElement?.closest('h1, h2, h3, h4, [lang|=zh]:not(:root)')
      if (surroundings) continue
      const isFull = /^"Chinese (title )?marks"/.test(getComputedStyle(element).fontFamily)
      const text = element.outerHTML.slice(0, 80)
      if (language === 'zh') isFull ? texts.zh.full++ : texts.zh.narrow.push(text)
      if (language === 'en') isFull ? texts.en.full.push(text) : texts.en.narrow++
    }
    return texts
  })
}

for (const locale of ['en-GB', 'zh-CN']) {
  test.describe(`in ${locale}`, nightlyIf(locale === 'zh-CN'), () => {
    test.use({ locale })

    test('uses the marks of each text’s language', async ({ page }) => {
      for (const name of [
        'plant home',
        'longest profile',
        'plant profile',
        'month in season',
        'about us',
      ] as const) {
        await page.goto(addresses[name])
        const { zh, en } = await textsByFirstFont(page)
        expect.soft(zh.narrow, `narrow marks on the ${name}`).toEqual([])
        expect.soft(en.full, `full-width marks on the ${name}`).toEqual([])
        if (name.endsWith('profile')) {
          expect.soft(zh.full, `Chinese texts on the ${name}`).toBeGreaterThan(0)
          expect.soft(en.narrow, `English texts on the ${name}`).toBeGreaterThan(0)
        }
      }
    })
  })
}
