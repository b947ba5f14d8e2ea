/** Tests the Atom feeds of the newest content. */

import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { grebe, hibiscus, magnolia } from '../../../tests/harness/sites/small-collection.ts'
import { raiseVersion } from '../../database/versions.ts'

const origin = 'https://flora.example'

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open(), { pages: true, settings: { SITE_URL: origin } })
    for (const names of [magnolia, hibiscus]) await site.addSpecies('plant', names)
    await site.addSpecies('bird', grebe)
    await site.addSpecies('plant', ['Rosa <b>', 'A & "B"', '玫瑰'])
    const picture = { season: 'spring', publishedAt: '2025-04-02T08:00:00.000Z' } as const
    await site.addPicture('plant', magnolia[0], { ...picture, takenOn: '2025-03-15' })
    await site.addPicture('plant', magnolia[0], { ...picture, takenOn: '2024-03-02' })
    const pendingId = await site.addPicture('plant', hibiscus[0], {
      ...picture,
      publishedAt: '2025-05-01T08:00:00.000Z',
    })
    await site.makePending('picture', pendingId)
    await raiseVersion(site.database.db, 'plant')
  })

  const entriesOf = (xml: string) =>
    [...xml.matchAll(/<entry>[\s\S]*?<\/entry>/g)].map(([entry]) => ({
      entry,
      title: /<title>(.*?)<\/title>/.exec(entry)?.[1],
      link: /<link [^>]*href="([^"]*)"/.exec(entry)?.[1],
      at: /<updated>(.*?)<\/updated>/.exec(entry)?.[1] ?? '',
    }))

  test('lists new species and photographs, the newest first, in both languages', async () => {
    const { body, headers } = await site.get('/feed.xml?lang=en')
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const entries = entriesOf(body)
    expect(entries).toHaveLength(5)
    expect(entries[0]).toMatchObject({
      title: 'Magnolia denudata · Yulan magnolia · 玉兰',
      link: `${origin}/search/Magnolia_denudata?lang=en`,
      at: '2025-04-02T08:00:00.000Z',
    })
    expect(entries[0]?.entry).toContain('2 new photographs')
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    )
    const ids = [...body.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect((await site.get('/feed.xml?lang=zh')).body).toContain('2 张新照片')
  })

  test('has a feed for each kind', async () => {
    const plants = entriesOf((await site.get('/plants/feed.xml')).body)
    const birds = entriesOf((await site.get('/birds/feed.xml')).body)
    expect(plants).toHaveLength(4)
    expect(birds.map(({ title }) => title)).toEqual([
      'Tachybaptus ruficollis · Little grebe · 小䴙䴘',
    ])
  })

  test('shows no unpublished picture and no photographer, and escapes every text', async () => {
    const { body } = await site.get('/feed.xml')
    expect(body).not.toContain('2025-05-01')
    expect(body).not.toContain('林小满')
    expect(body).toContain('Rosa &lt;b&gt; · A &amp; &quot;B&quot; · 玫瑰')
    expect(body.replaceAll(/<\/?[a-z][^<>]*>|<\?xml[^<>]*>/g, '')).not.toMatch(/[<>]/)
  })

  test('answers a repeated request for a feed with 304 until the site changes', async () => {
    const { etag } = (await site.get('/feed.xml?lang=en')).headers
    const headers = { 'if-none-match': String(etag) }
    expect((await site.get('/feed.xml?lang=en', headers)).statusCode).toBe(304)
    expect((await site.get('/feed.xml?lang=zh', headers)).statusCode).toBe(200)
    await site.addSpecies('bird', ['Anas platyrhynchos', 'Mallard', '绿头鸭'])
    await raiseVersion(site.database.db, 'bird')
    const laterAnswer = await site.get('/feed.xml?lang=en', headers)
    expect(entriesOf(laterAnswer.body)).toHaveLength(6)
  })

  test('links pages to the feeds', async () => {
    const feedLinksOf = async (path: string) =>
      [...(await site.get(path)).body.matchAll(/type="application\/atom\+xml"[^>]*href="([^"]*)"/g)]
        .map(([, href]) => href)
        .join(' ')
    expect(await feedLinksOf('/home?lang=zh')).toBe('/feed.xml?lang=zh')
    expect(await feedLinksOf('/?lang=en')).toBe('/feed.xml?lang=en /plants/feed.xml?lang=en')
    expect(await feedLinksOf('/databaseBird?lang=en')).toBe(
      '/feed.xml?lang=en /birds/feed.xml?lang=en',
    )
  })
})
