/**
 * Tests when the address of a rendition serves AVIF, and when the address serves WebP. Numbers in titles name attacks
 * of security.md.
 */
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly, onSqlite } from '../../tests/harness/databases/databases.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { giveAvif } from '../../tests/harness/sites/avif-renditions.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { hibiscus } from '../../tests/harness/sites/small-collection.ts'

/** The `Accept` headers with which Chrome and Safari request pictures. */
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const safari = 'image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,*/*;q=0.5'

/** Adds a photograph with AVIF renditions. */
async function addPicture(site: Site, season: 'spring' | 'summer' | 'autumn') {
  const bytes = await jpeg(season, { width: 500, height: 30 })
  const id = await site.addPicture('plant', hibiscus[0], { season, bytes })
  const { path, keys } = await giveAvif(site, id)
  return { id, path, keys, address: `/public/compressed${path}` }
}

onEachDatabaseNightly((open) => {
  let site: Site
  let id: string
  let path: string
  let address: string
  beforeAll(async () => {
    site = await openSite(await open())
    await site.addSpecies('plant', hibiscus)
    ;({ id, path, address } = await addPicture(site, 'summer'))
  })
  const get = (url: string, accept: string, headers: Record<string, string> = {}) =>
    site.get(url, { accept, ...headers })

  test.each([
    ['?width=480', 480],
    ['?width=960', 500],
    ['', 500],
    // If the requested width exceeds the width of the picture, the answer is the widest file.
    ['?width=1600', 500],
  ])('serves AVIF for the query %j to a browser that accepts AVIF', async (query, width) => {
    for (const accept of [chrome, safari]) {
      const answer = await get(address + query, accept)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(answer.rawPayload.length),
        vary: 'Accept',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ compression: 'av1', width })
    }
  })

  test.each([
    '',
    '*/*',
    'image/*',
    'image/webp,*/*',
    'image/avif;q=0, image/webp',
    'image/avif;q=0.000',
    'image/avifx',
    'ximage/avif',
    'image/avif/x',
    `${'image/avif;'.repeat(2)}q=0,`,
  ])('serves WebP to a browser that accepts %j', async (accept) => {
    const answer = await get(address, accept)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' })
  })

  test.each([
    'image/avif',
    'IMAGE/AVIF',
    'image/webp , image/avif ;q=0.1',
    'image/avif;v=1;q=0.5,',
  ])('serves AVIF to a browser that accepts %j', async (accept) => {
    expect((await get(address, accept)).headers['content-type']).toBe('image/avif')
  })

  test('gives each format its own entity tag, and answers 304 for a copy that the browser accepts', async () => {
    const avif = String((await get(address, chrome)).headers.etag)
    const webp = String((await get(address, 'image/webp')).headers.etag)
    expect(avif).not.toBe(webp)
    for (const [accept, tag] of [
      [chrome, avif],
      // The browser has a WebP copy that is older than the AVIF.
      [chrome, webp],
      ['image/webp', webp],
    ] as const) {
      const answer = await get(address, accept, { 'if-none-match': tag })
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', tag])
      expect(answer.headers).toMatchObject({
        vary: 'Accept',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    }
    const webpAnswer = await get(address, 'image/webp', { 'if-none-match': avif })
    expect([webpAnswer.statusCode, webpAnswer.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('answers HEAD with the headers of the AVIF, and a range with the whole file', async () => {
    const wholeFile = await get(address, chrome)
    const head = await site.app.inject({
      method: 'HEAD',
      url: address,
      headers: { accept: chrome },
    })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['content-type', 'content-length', 'etag', 'vary', 'cache-control']) {
      expect(head.headers[name]).toBe(wholeFile.headers[name])
    }
    const rangeAnswer = await get(address, chrome, { range: 'bytes=0-9' })
    expect([rangeAnswer.statusCode, rangeAnswer.rawPayload.length]).toEqual([
      200,
      wholeFile.rawPayload.length,
    ])
  })

  test('serves the photographs of the quiz as AVIF without revealing their species', async () => {
    const answer = await get(`/public/quiz/${id}?width=480`, chrome)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' })
    expect(answer.headers.etag).not.toContain('Hibiscus')
  })

  test('serves the master as JPEG, even to a browser that accepts AVIF', async () => {
    expect((await get(`/public${path}`, chrome)).headers['content-type']).toBe('image/jpeg')
  })

  test('serves WebP where an AVIF file is lost or empty (82)', async () => {
    const lostPicture = await addPicture(site, 'spring')
    const [narrow = '', wide = ''] = lostPicture.keys
    await site.store.remove([narrow])
    await site.store.put(wide, Buffer.alloc(0))
    for (const width of [480, 960]) {
      const answer = await get(`${lostPicture.address}?width=${width}`, chrome)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(answer.headers.etag).toContain('webp')
    }
  })

  describe('an unpublished picture', () => {
    test('is not served to visitors in any format (30)', async () => {
      const pendingPicture = await addPicture(site, 'autumn')
      await site.makePending('picture', pendingPicture.id)
      for (const accept of [chrome, 'image/webp']) {
        const answer = await get(pendingPicture.address, accept)
        expect(answer.statusCode).toBe(404)
        expect((await get(`/public/quiz/${pendingPicture.id}`, accept)).statusCode).toBe(404)
      }
    })
  })
})

onSqlite((open) => {
  test('serves only WebP with AVIF=off', async () => {
    const site = await openSite(await open(), { settings: { AVIF: 'off' } })
    await site.addSpecies('plant', hibiscus)
    const { address } = await addPicture(site, 'summer')
    const answer = await site.get(address, { accept: chrome })
    expect(answer.headers['content-type']).toBe('image/webp')
  })
})
