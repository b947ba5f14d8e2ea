/** Checks the head of every page, which search engines and link previews read. */
import type { Page } from '@playwright/test'
import { addresses, missingPages, pageNames } from '../addresses.ts'
import { expect, test } from '../reader.ts'

interface Head {
  title: string
  canonical: string
  languages: Record<string, string>
  meta: Record<string, string>
  /** The counts of elements that a page must have once. */
  single: number[]
}

/**
 * Reads the answer of the server, as a search engine does.
 * @param page any page of the site; its parser reads the HTML
 */
async function headOf(page: Page, address: string): Promise<Head> {
  const response = await page.request.get(address, { headers: { accept: 'text/html' } })
  return page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const select = <E extends Element>(selector: string) => [
        ...parsed.querySelectorAll<E>(selector),
      ]
      const alternates = select<HTMLLinkElement>('head link[rel=alternate]')
      const metas = select<HTMLMetaElement>('head meta[content]')
      return {
        title: parsed.title,
        canonical: select<HTMLLinkElement>('link[rel=canonical]')[0]?.href ?? '',
        languages: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
        meta: Object.fromEntries(
          metas.map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content]),
        ),
        single: ['title', 'link[rel=canonical]', 'meta[name=description]', 'h1'].map(
          (selector) => select(selector).length,
        ),
      }
    },
    await response.text(),
  )
}

test.beforeEach(async ({ page, tolerate }) => {
  // The parser requests the captions of a video, which the security policy of this page forbids.
  tolerate(/^Loading media from/)
  await page.goto('/robots.txt')
})

test('gives every existing page a title, a canonical address and links to both languages', async ({
  page,
}) => {
  const titles = new Map<string, string>()
  for (const name of pageNames.filter((name) => !missingPages.includes(name))) {
    const { title, canonical, languages, meta, single } = await headOf(page, addresses[name])
    const expectOf = expect.configure({ soft: true, message: name })
    expectOf(single).toEqual([1, 1, 1, 1])
    expectOf(title.length).toBeGreaterThan(3)
    expectOf(String(meta.description).length).toBeGreaterThan(15)
    expectOf(canonical).toBe(new URL(addresses[name], page.url()).href)
    expectOf(meta).toMatchObject({
      'og:title': title,
      'og:description': meta.description,
      'og:site_name': 'Field Site',
      'og:locale': 'en_US',
    })
    expectOf(new URL(String(meta['og:url'])).href).toBe(canonical)
    const requestedLanguages = ['en', 'zh-Hans', 'x-default'].map((language) =>
      new URL(languages[language] ?? 'none:').searchParams.get('lang'),
    )
    expectOf(requestedLanguages).toEqual(['en', 'zh', null])
    if (meta.robots) continue
    expectOf(titles.get(title), 'shares its title').toBeUndefined()
    titles.set(title, name)
  }
})

test('names an existing picture for link previews', async ({ page, request }) => {
  for (const name of ['plant home', 'plant profile', 'bird profile', 'plant gallery'] as const) {
    const { meta } = await headOf(page, addresses[name])
    const answer = await request.get(String(meta['og:image']))
    expect(answer.headers()['content-type'], name).toMatch(/^image\/(jpeg|png|webp)$/)
  }
})

test('excludes a missing page from search engines', async ({ page }) => {
  for (const name of missingPages) {
    const { meta, single } = await headOf(page, addresses[name])
    expect(meta.robots, name).toBe('noindex')
    expect(single[0], name).toBe(1)
  }
})
