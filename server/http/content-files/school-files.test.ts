/** Tests the upload and the serving of files for the school's pages, and the preview of texts. */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { jpeg } from '../../../tests/harness/pictures/pictures.ts'
import { mp4 } from '../../../tests/harness/pictures/videos.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { jsonOf } from '../../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { schoolFileKey } from '../../media/school-files/names.ts'

const video = mp4(Buffer.concat([Buffer.from('\0\0\x40\x08free', 'latin1'), Buffer.alloc(16_384)]))

onEachDatabaseNightly((open) => {
  let site: Site
  let admin: Person
  let address: string
  beforeAll(async () => {
    site = await openSite(await open())
    admin = await join(site, 'admin')
    const { file } = jsonOf(
      await admin.form('siteFile', { use: 'video' }, { file: [['a', video]] }),
    )
    address = `/content/${file}`
  })

  test('serves an unpublished file only to admins, without caching', async () => {
    const { statusCode, headers, rawPayload } = await admin.get(address)
    expect([statusCode, headers['content-type']]).toEqual([200, 'video/mp4'])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(rawPayload.equals(video)).toBe(true)
    expect((await site.get(address)).statusCode).toBe(404)
    expect((await (await join(site)).get(address)).statusCode).toBe(404)
  })

  test.each([
    ['bytes=0-7', `bytes 0-7/${video.length}`, video.subarray(0, 8)],
    ['bytes=100-', `bytes 100-${video.length - 1}/${video.length}`, video.subarray(100)],
    [
      'bytes=-5',
      `bytes ${video.length - 5}-${video.length - 1}/${video.length}`,
      video.subarray(-5),
    ],
    ['bytes=8-999999999', `bytes 8-${video.length - 1}/${video.length}`, video.subarray(8)],
  ])('sends the range %s', async (range, contentRange, bytes) => {
    const answer = await site.get(address, { ...admin.authorization, range })
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([206, contentRange])
    expect(answer.headers['content-length']).toBe(String(bytes.length))
    expect(answer.rawPayload.equals(bytes)).toBe(true)
  })

  test('answers 416 for a range outside the file, and 200 for several or malformed ranges', async () => {
    const getRange = (range: string) => site.get(address, { ...admin.authorization, range })
    const outside = await getRange(`bytes=${video.length}-`)
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([
      416,
      `bytes */${video.length}`,
    ])
    for (const range of [
      'bytes=9-3',
      'bytes=0-1,4-5',
      'bytes=-',
      'lines=1-2',
      `bytes=0-${'9'.repeat(30)}`,
    ])
      expect((await getRange(range)).statusCode).toBe(200)
  })

  test('answers HEAD without the bytes, and 304 for a known copy', async () => {
    const headers = admin.authorization
    const head = await site.app.inject({ method: 'HEAD', url: address, headers })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(video.length),
      '',
    ])
    const headersOfCopy = { ...headers, 'if-none-match': String(head.headers.etag) }
    expect((await site.get(address, headersOfCopy)).statusCode).toBe(304)
  })

  test.each(['none.mp4', `${'0'.repeat(64)}.mp4`, '..%2f..%2fowner', `${'0'.repeat(64)}.html`])(
    'answers 404 for %s',
    async (file) => expect((await admin.get(`/content/uploaded/${file}`)).statusCode).toBe(404),
  )

  test('answers 404 for a lost file, without an entity tag', async () => {
    const { file } = jsonOf(
      await admin.form('siteFile', { use: 'video' }, { file: [['a', mp4()]] }),
    )
    await site.store.remove([schoolFileKey(file) ?? ''])
    const { statusCode, headers } = await admin.get(`/content/${file}`)
    expect([statusCode, headers.etag, headers['accept-ranges']]).toEqual([
      404,
      undefined,
      undefined,
    ])
  })

  describe('the upload', () => {
    const send = (use: string, files: [string, Uint8Array][]) =>
      admin.form('siteFile', { use }, { file: files })

    test('answers with the size of a picture', async () => {
      const answer = jsonOf(await send('map', [['a.jpg', await jpeg('map')]]))
      expect(answer).toMatchObject({ width: expect.any(Number), height: expect.any(Number) })
    })

    test('rejects a form without a file or with two files, and a hostile file', async () => {
      expect((await send('map', [])).json().code).toBe('no_file')
      const picture = await jpeg('map')
      const twoFiles = await send('map', [
        ['a', picture],
        ['b', picture],
      ])
      expect([twoFiles.statusCode, twoFiles.json().code]).toEqual([413, 'too_many_files'])
      const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
      expect((await send('map', [['a.svg', drawing]])).json().code).toBe('drawing_runs')
    })

    test('accepts a video that is larger than a picture may be, but no picture of that size', async () => {
      const large = Buffer.alloc(11_000_000)
      large.writeUInt32BE(large.length)
      large.write('free', 4)
      const acceptedVideo = await send('video', [['a', Buffer.concat([mp4(), large])]])
      expect(acceptedVideo.statusCode).toBe(200)
      const rejectedPicture = await send('poster', [['a', large]])
      expect([rejectedPicture.statusCode, rejectedPicture.json().code]).toEqual([
        413,
        'file_too_large',
      ])
    })
  })

  test('renders a preview without raw HTML and javascript: links', async () => {
    const texts = { en: '# *Hi* <b>', zh: '[去](javascript:x)' }
    expect(jsonOf(await admin.call('sitePreview', texts))).toEqual({
      en: '<h3><em>Hi</em> &lt;b&gt;</h3>',
      zh: '<p>去</p>',
    })
  })
})
