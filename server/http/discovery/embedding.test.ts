/** Tests the card that other sites frame, and oEmbed. Numbers in titles name attacks of security.md. */
import { beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../contract/addresses/permanent-address.ts'
import { endpoints } from '../../../contract/calls/endpoints.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../../tests/harness/sites/small-collection.ts'

const origin = 'https://flora.example'
const hostile = '"><img src=x onerror=alert(1)></style><script>alert(1)</script>'

onEachDatabaseNightly((open) => {
  let site: Site
  let code: string
  let hostileCode: string
  beforeAll(async () => {
    site = await openSite(await open(), { pages: true, settings: { SITE_URL: origin } })
    await addSmallCollection(site)
    await site.addSpecies('plant', ['Rosa alba', hostile, '白蔷薇'])
    code = await codeFor('Magnolia denudata')
    hostileCode = await codeFor('Rosa alba')
  })

  async function codeFor(name: string) {
    const rows = site.database.db.selectFrom('species').select('id')
    return codeOf((await rows.where('latin_name', '=', name).executeTakeFirstOrThrow()).id)
  }
  const getOEmbed = (query: Record<string, string>) =>
    site.get(`/oembed?${new URLSearchParams(query)}`)

  test('shows the names and the picture of a species on the card, in both languages', async () => {
    for (const [lang, name] of [
      ['en', 'Test site'],
      ['zh', '测试站'],
    ]) {
      const { body, headers } = await site.get(`/embed/${code}?lang=${lang}`)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      for (const text of ['Magnolia denudata', '玉兰', 'Yulan magnolia', 'Magnoliaceae', name]) {
        expect(body).toContain(text)
      }
      expect(body).toContain('src="data:image/webp;base64,')
      expect(body).toContain(`href="${origin}/search/Magnolia_denudata?lang=${lang}"`)
      const headersOfCopy = { 'if-none-match': String(headers.etag) }
      expect((await site.get(`/embed/${code}?lang=${lang}`, headersOfCopy)).statusCode).toBe(304)
    }
  })

  test('allows other sites to frame only the card, which runs no script (109)', async () => {
    const policyAt = async (path: string) =>
      String((await site.get(path)).headers['content-security-policy'])
    const policy = await policyAt(`/embed/${code}`)
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src data:;/)
    expect(policy).toContain('frame-ancestors *')
    const calls = Object.values(endpoints).filter(({ method }) => method === 'GET')
    const otherPaths = [
      ...[
        '/',
        '/home',
        '/search/Magnolia_denudata',
        '/searchBird/x',
        '/login',
        '/nowhere',
        '/upload',
      ],
      ...['/admin', '/aboutUs', '/api/docs', '/glossary', '/labels', '/robots.txt', '/sitemap.xml'],
      ...[
        '/feed.xml',
        '/icon.svg',
        '/favicon.ico',
        '/site.webmanifest',
        `/card/${code}.jpg`,
        '/embed',
      ],
      ...[
        '/embed/00000000',
        `/embed/${code}/`,
        `/embed/${code}/x`,
        '/oembed',
        '/healthz',
        '/public/x',
      ],
      ...[`/s/${code}`, '/search/Magnolia_denudata.data', '/content/x.svg'],
      ...calls.map(({ path }) => `/api${path}`),
    ]
    for (const path of otherPaths) {
      expect(`${path} ${await policyAt(path)}`).toContain("frame-ancestors 'none'")
    }
  })

  test('shows names with markup as text in the card and in the frame (36)', async () => {
    const { body } = await site.get(`/embed/${hostileCode}`)
    expect(body).not.toMatch(/<script|<img src=x/)
    expect(body.match(/<\/style>/g)).toHaveLength(1)
    const { html } = (await getOEmbed({ url: `${origin}/s/${hostileCode}` })).json()
    expect(html).toMatch(/^<iframe [^<>]*><\/iframe>$/)
  })

  test('links a profile to its oEmbed answer, and the answer to the card', async () => {
    const { body } = await site.get('/search/Magnolia_denudata?lang=zh')
    const [, href = ''] = /type="application\/json\+oembed" href="([^"]*)"/.exec(body) ?? []
    const answer = await site.get(href.replaceAll('&amp;', '&').replace(origin, ''))
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Magnolia denudata · Yulan magnolia · 玉兰',
      provider_name: '测试站',
      provider_url: `${origin}/`,
      thumbnail_url: `${origin}/card/${code}.jpg`,
      width: 600,
      height: 220,
    })
    const [, src = ''] = /src="([^"]*)"/.exec(answer.json().html) ?? []
    expect(src).toBe(`${origin}/embed/${code}?lang=zh`)
    expect((await site.get(src.replace(origin, ''))).statusCode).toBe(200)
  })

  test('answers oEmbed with a size within maxwidth and maxheight, and ignores invalid values', async () => {
    const url = `${origin}/searchBird/Tachybaptus_ruficollis`
    const small = (await getOEmbed({ url, maxwidth: '320', maxheight: '200' })).json()
    expect([small.width, small.height, small.thumbnail_url]).toEqual([320, 200, undefined])
    const odd = (await getOEmbed({ url, maxwidth: '-1', maxheight: '1e9' })).json()
    expect([odd.width, odd.height]).toEqual([600, 220])
  })

  test.each([
    [{}, 400],
    [{ url: 'no address' }, 400],
    [{ url: `${origin}/search/Magnolia_denudata`, format: 'xml' }, 501],
    [{ url: 'https://elsewhere.example/search/Magnolia_denudata' }, 404],
    [{ url: `${origin}/admin` }, 404],
    [{ url: `${origin}/search/Nowhere_land` }, 404],
    [{ url: `${origin}/search/%E0%A4%A` }, 404],
    [{ url: 'javascript:alert(1)' }, 404],
  ])('rejects %j with %i', async (query, status) => {
    expect((await getOEmbed(query as Record<string, string>)).statusCode).toBe(status)
  })
})
