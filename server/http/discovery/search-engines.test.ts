/** Tests robots.txt and the sitemap, which lists exactly the pages that search engines may list. */

import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { hibiscus } from '../../../tests/harness/sites/small-collection.ts'
import { smallWalk } from '../../../tests/harness/sites/small-walk.ts'
import { raiseVersion } from '../../database/versions.ts'

const origin = 'https://flora.example'
const settings = { SITE_URL: origin }

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => String(loc))
const characterOf = (reference: string) => (reference === '&amp;' ? '&' : "'")
const pathOf = (address: string) =>
  address.replace(/&(?:amp|#39|#x27);/g, characterOf).replace(origin, '')

async function sitemapOf(site: Site): Promise<Map<string, string>> {
  const index = await site.get('/sitemap.xml')
  const parts = await Promise.all(locations(index.body).map((part) => site.get(pathOf(part))))
  const urls = parts.flatMap(({ body }) =>
    [...body.matchAll(/<url>.*?<\/url>/g)].map(([url]) => url),
  )
  return new Map(urls.map((url) => [pathOf(locations(url)[0] ?? ''), url]))
}

onEachDatabaseNightly((open) => {
  let site: Site
  let urls: Map<string, string>
  beforeAll(async () => {
    site = await openSite(await open(), { pages: true, settings })
    await site.addSpecies('plant', hibiscus)
    await site.addSpecies('plant', ["Camellia × 'A&B' <i>", 'Camellia', '茶花'])
    await site.addSpecies('plant', ['Oenanthe javanica', 'Water dropwort', '水芹'])
    await site.addSpecies('bird', ['Oenanthe oenanthe', 'Wheatear', '穗䳭'])
    await site.addPicture('plant', hibiscus[0], { season: 'summer', takenOn: '2026-07-08' })
    const pendingId = await site.addPicture('plant', 'Oenanthe javanica', { season: 'spring' })
    await site.makePending('picture', pendingId)
    urls = await sitemapOf(site)
  })

  describe('the sitemap', () => {
    test('lists pages that answer, that may be listed, and that are canonical', async () => {
      expect(urls.size).toBeGreaterThan(25)
      for (const path of urls.keys()) {
        const { statusCode, body } = await site.get(path, { 'accept-language': 'en' })
        expect([path, statusCode]).toEqual([path, 200])
        expect(body, path).not.toContain('content="noindex"')
        const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(body) ?? []
        expect(pathOf(canonical ?? '')).toBe(path)
      }
    })

    test('lists every page that a listed page links to, unless the linked page forbids search engines', async () => {
      const linkedPaths = new Set<string>()
      for (const path of urls.keys()) {
        const { body } = await site.get(path)
        for (const [, href] of body.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g))
          linkedPaths.add(String(href))
      }
      const missingPaths: string[] = []
      for (const path of linkedPaths) {
        if (urls.has(path) || path === '/databasePlant') continue
        const { statusCode, body } = await site.get(path)
        if (statusCode === 200 && /^<!DOCTYPE/i.test(body) && !body.includes('content="noindex"')) {
          missingPaths.push(path)
        }
      }
      expect(missingPaths).toEqual([])
    })

    test('has the walk, the families, a genus of both kinds, and galleries with photographs', () => {
      const paths = [...urls.keys()]
      for (const path of [
        ...['/', '/databaseBird', '/glossary', '/glossaryBird', '/families', '/inSeason'],
        ...[`/walk/${smallWalk.key}`, '/family/Malvaceae', '/order/Malvales', '/genus/Hibiscus'],
        ...['/genus/Oenanthe', '/genus/Oenanthe?kind=bird', '/searchBird/Oenanthe_oenanthe'],
        ...['/search/Hibiscus_rosa-sinensis', '/search/Hibiscus_rosa-sinensis/gallery'],
      ]) {
        expect(paths).toContain(path)
      }
      expect(paths).not.toContain('/search/Oenanthe_javanica/gallery')
      expect(
        paths.filter((path) => /admin|upload|login|account|api\/(?!docs)/i.test(path)),
      ).toEqual([])
    })

    test('names both languages, the pictures and the day of the last change', async () => {
      const url = urls.get('/search/Hibiscus_rosa-sinensis') ?? ''
      for (const [tag, language] of [
        ['en', 'en'],
        ['zh-Hans', 'zh'],
      ]) {
        const href = `${origin}/search/Hibiscus_rosa-sinensis?lang=${language}`
        expect(url).toContain(`<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
      }
      expect(url).toContain('<lastmod>2026-07-08</lastmod>')
      const [, picture = ''] = /<image:loc>(.*?)<\/image:loc>/.exec(url) ?? []
      expect((await site.get(pathOf(picture))).headers['content-type']).toBe('image/jpeg')
      expect(urls.get('/search/Oenanthe_javanica')).not.toContain('image:loc')
    })

    test('is not sent again until the site changes', async () => {
      for (const path of ['/sitemap.xml', '/sitemap/plants-1.xml', '/robots.txt']) {
        const firstAnswer = await site.get(path)
        const etag = String(firstAnswer.headers.etag)
        expect((await site.get(path, { 'if-none-match': etag })).statusCode).toBe(304)
        await raiseVersion(site.database.db, 'bird')
        const laterAnswer = await site.get(path, { 'if-none-match': etag })
        expect([path, laterAnswer.statusCode]).toEqual([path, 200])
      }
      const compressedAnswer = await site.get('/sitemap/plants-1.xml', {
        'accept-encoding': 'gzip',
      })
      expect(compressedAnswer.headers['content-encoding']).toBe('gzip')
    })

    test.each([
      'plants-2',
      'birds-0',
      'taxa-2',
      'pages-2',
      'admin-1',
      '__proto__-1',
      'plants-99999',
    ])('has no part %s', async (part) => {
      expect((await site.get(`/sitemap/${part}.xml`)).statusCode).toBe(404)
    })
  })

  test('excludes search engines in robots.txt from calls, results and pages of members, and names the sitemap', async () => {
    const { body, headers } = await site.get('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    const lines = body.split('\n')
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const excludedPaths = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? [])
    for (const path of [
      '/admin',
      '/adminAuth',
      '/upload',
      '/account',
      '/search?q=rose',
      '/api/x',
    ]) {
      expect(excludedPaths.some((beginning) => path.startsWith(beginning))).toBe(true)
    }
    for (const path of urls.keys()) {
      if (path === '/api/docs') continue
      expect(excludedPaths.some((beginning) => path.startsWith(beginning)) ? path : '').toBe('')
    }
  })

  test('excludes search engines in robots.txt and on every page with SEARCH_ENGINES=no', async () => {
    const hiddenSite = await openSite(await open(), {
      pages: true,
      settings: { ...settings, SEARCH_ENGINES: 'no' },
    })
    expect((await hiddenSite.get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    for (const path of ['/sitemap.xml', '/sitemap/pages-1.xml']) {
      expect((await hiddenSite.get(path)).statusCode).toBe(404)
    }
    for (const path of ['/', '/aboutUs', '/inSeason', '/nowhere']) {
      expect((await hiddenSite.get(path)).body).toContain('<meta name="robots" content="noindex"')
    }
  })
})
