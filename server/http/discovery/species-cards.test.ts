/** Tests the card of a species, which messengers show beside a link. Numbers in titles name attacks of security.md. */
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { codeOf } from '../../../contract/addresses/permanent-address.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { jpeg } from '../../../tests/harness/pictures/pictures.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { hibiscus, magnolia } from '../../../tests/harness/sites/small-collection.ts'
import { decodingBudget } from '../../media/decoding/decoding-memory.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open(), { pages: true })
    await site.addSpecies('plant', magnolia)
    await site.addSpecies('plant', hibiscus)
    await site.addSpecies('plant', ['Rosa alba', 'White rose', '白蔷薇'])
    const bytes = await noisyPicture(1600, 1200)
    await site.addPicture('plant', magnolia[0], { season: 'spring', bytes })
    await site.addPicture('plant', hibiscus[0], { season: 'summer' })
  })

  const idOf = async (name: string) => {
    const rows = site.database.db.selectFrom('species').select('id')
    return (await rows.where('latin_name', '=', name).executeTakeFirstOrThrow()).id
  }
  const addressOf = async (name: string) => `/card/${codeOf(await idOf(name))}.jpg`

  test('draws a card as a JPEG of 1200 × 630 px below 300 kB, even for a photograph with much detail', async () => {
    const { headers, rawPayload } = await site.get(await addressOf(magnolia[0]))
    expect(headers['content-type']).toBe('image/jpeg')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    const { width, height, format, exif } = await sharp(rawPayload).metadata()
    expect([width, height, format, exif]).toEqual([1200, 630, 'jpeg', undefined])
    expect(rawPayload.length).toBeLessThan(300_000)
  })

  test('shows a small photograph in its own size', async () => {
    const { rawPayload } = await site.get(await addressOf(hibiscus[0]))
    // The photograph has 60 × 40 pixels, in the middle of a background of 700 × 630 pixels.
    const pixels = await sharp(rawPayload).raw().toBuffer()
    const pixelAt = (x: number, y: number) => [
      ...pixels.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3),
    ]
    const background = [0xec, 0xe6, 0xd8]
    const isBackground = (pixel: number[]) =>
      pixel.every((part, index) => Math.abs(part - Number(background[index])) < 9)
    expect(isBackground(pixelAt(300, 315))).toBe(true)
    expect(isBackground(pixelAt(365, 325))).toBe(false)
  })

  test('shows the names, and draws the card again when a name changes', async () => {
    const address = await addressOf(magnolia[0])
    const { headers, rawPayload } = await site.get(address)
    const names = await sharp(rawPayload)
      .extract({ left: 748, top: 60, width: 400, height: 400 })
      .stats()
    expect(names.channels[0]?.min).toBeLessThan(80)
    const headersOfCopy = { 'if-none-match': String(headers.etag) }
    expect((await site.get(address, headersOfCopy)).statusCode).toBe(304)
    const change = { common_name: 'Lilytree' }
    await site.database.db
      .updateTable('species')
      .set(change)
      .where('name_key', '=', 'magnolia denudata')
      .execute()
    const laterAnswer = await site.get(address, headersOfCopy)
    expect(laterAnswer.statusCode).toBe(200)
    expect(laterAnswer.rawPayload.equals(rawPayload)).toBe(false)
  })

  test('names the card for messengers only in a profile with a picture', async () => {
    const { body } = await site.get('/search/Magnolia_denudata')
    const [, image = ''] = /<meta property="og:image" content="([^"]*)"/.exec(body) ?? []
    expect(new URL(image).pathname).toBe(await addressOf(magnolia[0]))
    expect(body).toContain('<meta property="og:image:width" content="1200"/>')
    const withoutPicture = await site.get('/search/Rosa_alba')
    expect(withoutPicture.body).not.toContain('/card/')
  })

  test('draws no card of an unpublished picture or an unknown species (108)', async () => {
    const address = await addressOf(hibiscus[0])
    for (const path of [
      await addressOf('Rosa alba'),
      ...['/card/00000000.jpg', '/card/x.jpg', '/card/__proto__.jpg', '/card/..%2f..%2fx.jpg'],
    ]) {
      expect([path, (await site.get(path)).statusCode]).toEqual([path, 404])
    }
    await site.database.db
      .updateTable('picture')
      .set({ status: 'hidden' })
      .where('species_id', '=', await idOf(hibiscus[0]))
      .execute()
    expect((await site.get(address)).statusCode).toBe(404)
  })

  test('rejects the request for a new card while many pictures wait for a decoder (108)', async () => {
    await site.addPicture('plant', 'Rosa alba', { season: 'winter', bytes: await jpeg('another') })
    const address = await addressOf('Rosa alba')
    const waitingCount = vi.spyOn(decodingBudget, 'waitingCount').mockReturnValue(8)
    const busyAnswer = await site.get(address, { 'accept-language': 'zh' })
    expect([busyAnswer.statusCode, busyAnswer.headers['retry-after']]).toEqual([503, '10'])
    expect(busyAnswer.headers.etag).toBeUndefined()
    expect(busyAnswer.json()).toMatchObject({
      code: 'cards_busy',
      message: expect.stringMatching(/请稍后/),
    })
    waitingCount.mockRestore()
    expect((await site.get(address)).statusCode).toBe(200)
  })
})

/** Makes a picture that compresses badly. */
async function noisyPicture(width: number, height: number): Promise<Buffer> {
  const shape = { mean: 128, sigma: 60, type: 'gaussian' as const }
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: shape } })
    .jpeg({ quality: 95 })
    .toBuffer()
}
