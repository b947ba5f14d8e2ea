/** Tests the addresses of masters and renditions. */
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { storedFiles } from '../../tests/harness/databases/contents.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { hibiscus } from '../../tests/harness/sites/small-collection.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  let address: string
  let transparentPath: string
  beforeAll(async () => {
    site = await openSite(await open())
    await site.addSpecies('plant', hibiscus)
    const bytes = await jpeg('wide', { width: 1000, height: 500 })
    await site.addPicture('plant', hibiscus[0], { season: 'summer', bytes })
    const background = { r: 0, g: 99, b: 0, alpha: 0.5 }
    const transparentBytes = await sharp({
      create: { width: 20, height: 20, channels: 4, background },
    })
      .png()
      .toBuffer()
    await site.addPicture('plant', hibiscus[0], { season: 'winter', bytes: transparentBytes })
    const { pics } = (await site.post('/api/getPicsAndArts', { plant: hibiscus[0] })).json()
    address = pics.find((pic: { season: string }) => pic.season === 'summer').path
    transparentPath = pics.find((pic: { season: string }) => pic.season === 'winter').path
  })

  test('gives a picture a path with the name of the species, a dash and 16 hexadecimal digits', () => {
    expect(address).toMatch(/^\/Hibiscus_rosa_sinensis-[0-9a-f]{16}\.jpg$/)
  })

  test('serves the master with its type, as immutable and without scripts', async () => {
    const response = await site.get(`/public${address}`)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(response.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1000,
      height: 500,
    })
  })

  test('answers 304 for each file that a reader has cached', async () => {
    const wide = `/public/compressed${address}`
    const urls = { master: `/public${address}`, wide, narrow: `${wide}?width=480` }
    const tags = new Set<string>()
    for (const url of Object.values(urls)) {
      const etag = String((await site.get(url)).headers.etag)
      const secondAnswer = await site.get(url, { 'if-none-match': etag })
      expect([secondAnswer.statusCode, secondAnswer.body, secondAnswer.headers.etag]).toEqual([
        304,
        '',
        etag,
      ])
      expect(secondAnswer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect((await site.get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200)
      tags.add(etag)
    }
    expect(tags.size).toBe(3)
  })

  test('serves a transparent picture as PNG', async () => {
    const response = await site.get(`/public${transparentPath}`)
    expect(response.headers['content-type']).toBe('image/png')
    expect((await sharp(response.rawPayload).metadata()).format).toBe('png')
  })

  test.each([
    ['?width=480', 480],
    ['', 960],
    ['?width=960', 960],
    ['?width=1600', 1000],
  ])('serves the rendition for the query "%s" as WebP, %i px wide', async (query, width) => {
    const response = await site.get(`/public/compressed${address}${query}`)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width })
  })

  test.each([
    'width=481',
    'width=0',
    'width=-480',
    'width=1e9',
    'width=',
    'width=0480',
    'width=480&width=960',
  ])('answers 400 for %s', async (query) => {
    const response = await site.get(`/public/compressed${address}?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().code).toBe('bad_width')
  })

  test('answers HEAD with only the headers', async () => {
    const url = `/public/compressed${address}`
    const response = await site.app.inject({ method: 'HEAD', url })
    expect([response.statusCode, response.body]).toEqual([200, ''])
    expect(response.headers['content-type']).toBe('image/webp')
  })

  describe('answers 404 for an address without a published picture', () => {
    test.each([
      '..%2f..%2fetc%2fpasswd',
      '..%252f..%252fetc%252fpasswd',
      '%2e%2e/%2e%2e/etc/passwd',
      '....//....//etc/passwd',
      '..%5c..%5cetc%5cpasswd',
      '%2fetc%2fpasswd',
      'Hibiscus_rosa_sinensis-0000000000000000.jpg',
      'Hibiscus_rosa_sinensis-0000000000000000.jpg%00.png',
      'a-0000000000000000.svg',
      '',
      '../huaniao.sqlite',
      'masters',
      `${'a'.repeat(5000)}-0000000000000000.jpg`,
    ])('%j', async (path) => {
      for (const url of ['/public/', '/public/compressed/']) {
        const response = await site.get(`${url}${path}`)
        expect(response.statusCode).toBe(404)
        expect(response.body).not.toContain('root:')
        expect(response.headers['content-type']).toContain('application/json')
      }
    })

    test('such as the key of each stored file', async () => {
      const files = await storedFiles(site.database)
      expect(files.length).toBeGreaterThan(4)
      for (const file of files) {
        expect((await site.get(`/public/${file}`)).statusCode).toBe(404)
      }
    })
  })

  test('answers 404 for a lost master, and still serves the renditions', async () => {
    const bytes = await jpeg('lost')
    await site.addPicture('plant', hibiscus[0], { season: 'spring', bytes })
    const { pics } = (await site.post('/api/getPicsAndArts', { plant: hibiscus[0] })).json()
    const lostPath = pics.find((pic: { season: string }) => pic.season === 'spring').path
    await site.store.remove([`masters${lostPath}`])
    expect((await site.get(`/public${lostPath}`)).statusCode).toBe(404)
    expect((await site.get(`/public/compressed${lostPath}`)).statusCode).toBe(200)
  })

  test('answers 404 for an empty stored file, without the directive immutable (security.md 82)', async () => {
    const bytes = await jpeg('emptied')
    await site.addPicture('plant', hibiscus[0], { season: 'autumn', bytes })
    const { pics } = (await site.post('/api/getPicsAndArts', { plant: hibiscus[0] })).json()
    const emptyPath: string = pics.find((pic: { season: string }) => pic.season === 'autumn').path
    const urls = [`/public${emptyPath}`, `/public/compressed${emptyPath}?width=480`]
    for (const url of urls) expect((await site.get(url)).statusCode).toBe(200)
    for (const key of await storedFiles(site.database)) {
      const isOfPicture = key.includes(emptyPath.slice(1).replace(/\.\w+$/, ''))
      if (isOfPicture) await site.store.put(key, Buffer.alloc(0))
    }
    for (const url of urls) {
      const answer = await site.get(url)
      expect(answer.statusCode).toBe(404)
      expect(String(answer.headers['cache-control'])).not.toContain('immutable')
    }
  })
})
