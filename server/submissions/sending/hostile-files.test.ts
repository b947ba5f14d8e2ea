/** Tests that the whole site accepts or rejects each hostile file, and leaves no orphaned file. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedBytes, storedFiles } from '../../../tests/harness/databases/contents.ts'
import {
  onlyOnSqlite,
  onSqlite,
  type TestDatabase,
} from '../../../tests/harness/databases/databases.ts'
import { dose } from '../../../tests/harness/doses/dose.ts'
import {
  acceptedPictures,
  pictureSources,
  rejectedPictures,
} from '../../../tests/harness/pictures/hostile-pictures.ts'
import { jpeg, png } from '../../../tests/harness/pictures/pictures.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection, magnolia } from '../../../tests/harness/sites/small-collection.ts'
import { photographForm } from '../../../tests/harness/sites/upload-forms.ts'
import { createSweep } from '../../upkeep/sweep.ts'

const form = photographForm()

/**
 * Pictures with several kinds of hidden content and with unusual shapes. `hostile-images.test.ts` decodes all hostile
 * pictures in every run.
 */
const sampleFiles = [
  ...['tall_1x20000.png', 'one_pixel.png', 'polyglot_jpeg_com_php_html.jpg'],
  ...['exif_xss_gps_orient6.jpg', 'jpeg_named.png', 'animated_4frames.webp'],
]
const testedFiles = dose(
  sampleFiles.map((file) => [file, acceptedPictures[file] ?? []] as const),
  Object.entries(acceptedPictures),
)

onSqlite((open) => {
  let database: TestDatabase
  let site: Site
  let lin: Person
  beforeAll(async () => {
    database = await open()
    site = await openSite(database)
    await addSmallCollection(site)
    lin = await join(site)
  })
  const send = (person: Person, files: (readonly [string, Uint8Array])[]) =>
    person.form('uploadPic', form, { files })
  const storedKeys = () => storedFiles(database)
  const submissionCount = async () => (await lin.get('/api/submissions')).json().total

  describe.each(pictureSources)('for hostile pictures (%s), a site', (_title, hostilePicture) => {
    test.each(rejectedPictures)('rejects %s and leaves no file (53, 57, 60)', async (file) => {
      const before = [await submissionCount(), (await storedKeys()).length]
      const sent = await send(lin, [[file, await hostilePicture(file)]])
      expect([sent.statusCode, sent.json()]).toEqual([
        400,
        {
          message: 'unsupported file format',
          code: 'unsupported_format',
          files: [{ name: file, message: 'unsupported file format', code: 'unsupported_format' }],
        },
      ])
      expect([await submissionCount(), (await storedKeys()).length]).toEqual(before)
    })

    test.each(testedFiles)('accepts %s (54, 60, 61, 64)', async (file, shape) => {
      const sent = await send(lin, [[file, await hostilePicture(file)]])
      expect([sent.statusCode, sent.json().files[0].outcome]).toEqual([200, 'sent'])
      const [submission] = (await lin.get('/api/submissions')).json().submissions
      const [{ path: address, width, height }] = submission.images
      expect([width, height]).toEqual(shape.slice(0, 2))
      for (const url of [`/public${address}`, `/public/compressed${address}`]) {
        const { headers, rawPayload } = await lin.get(url)
        expect(headers['content-type']).toMatch(/^image\/(jpeg|png|webp)$/)
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(headers['content-security-policy']).toContain('sandbox')
        const { exif, xmp, comments } = await sharp(rawPayload).metadata()
        expect({ exif, xmp, comments }).toEqual({})
      }
    })

    test('stores all files of accepted pictures, and no file without a row', async () => {
      const tomorrow = Date.now() + 86_500_000
      const before = await storedKeys()
      expect(await createSweep({ database, store: site.store })(tomorrow)).toBe(0)
      for (const key of before) expect(await storedBytes(database, key)).not.toHaveLength(0)
      for (const { images } of (await lin.get('/api/submissions')).json().submissions) {
        for (const { path: address } of images) {
          expect(before.filter((key) => key.endsWith(address))).toEqual([`masters${address}`])
          const stem = path.parse(address).name
          expect(before.filter((key) => key.includes(stem)).length).toBeGreaterThanOrEqual(2)
        }
      }
    })
  })

  const forms = dose(4, 100)
  test(`accepts or rejects each of ${forms * 20} mutated pictures (62)`, async () => {
    const teacher = await join(site, 'admin')
    const webp = await sharp(await jpeg('a picture to break', { width: 48 }))
      .webp()
      .toBuffer()
    const sources = [await jpeg('one to break'), await png('another to break'), webp]
    const draw = randomFrom(20_260_316)
    const statuses = new Map<string, number>()
    for (let request = 0; request < forms; request++) {
      const files = Array.from({ length: 20 }, (_, index) => {
        const source = sources[index % sources.length] ?? Buffer.alloc(0)
        return [`${index}.jpg`, mutate(source, draw)] as const
      })
      const sent = await send(teacher, files)
      expect([200, 400]).toContain(sent.statusCode)
      expect(sent.json().files).toHaveLength(20)
      for (const { outcome = 'refused' } of sent.json().files) {
        statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1)
      }
    }
    expect(statuses.get('sent')).toBeGreaterThan(forms)
    expect(statuses.get('refused')).toBeGreaterThan(forms)
    expect((await site.get('/api/getDb2Pic')).statusCode).toBe(200)
  }, 180_000)
})

describe.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')(
  'with a full disk, a site (skipped where no small disk can be mounted: mounting requires root on Linux)',
  () => {
    onlyOnSqlite((open) => {
      let folder = ''
      afterAll(() => {
        if (folder) execFileSync('umount', [folder])
      })

      test('answers 507, serves readers, and leaves no partial file (63)', async () => {
        const database = await open()
        folder = path.join(database.dataFolder, 'files')
        mkdirSync(folder)
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600k', 'tmpfs', folder])
        const site = await openSite(database)
        await addSmallCollection(site)
        const lin = await join(site)
        const before = await storedFiles(database)
        const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
        const large = await sharp({
          create: { width: 1600, height: 1200, channels: 3, background: '#000', noise },
        })
          .jpeg()
          .toBuffer()
        const files = { files: [['large.jpg', large]] as const }
        const sent = await lin.form('uploadPic', form, files)
        expect([sent.statusCode, sent.json().code]).toEqual([507, 'no_space'])
        expect(await storedFiles(database)).toEqual(before)
        expect((await lin.get('/api/submissions')).json().total).toBe(0)
        const { photographs } = (
          await site.post('/api/syncPlantInfo', { postName: magnolia[0] })
        ).json()
        expect((await site.get(`/public${photographs[0].path}`)).statusCode).toBe(200)

        execFileSync('mount', ['-o', 'remount,size=20m', folder])
        const again = await lin.form('uploadPic', form, files)
        expect([again.statusCode, again.json().files[0].outcome]).toEqual([200, 'sent'])
      })
    })
  },
)

/** Changes one to six bytes. Half of the results also lose their end, or lose or repeat a part. */
function mutate(source: Buffer, draw: (below: number) => number): Buffer {
  const bytes = Buffer.from(source)
  const drawIndex = () => 2 + draw(bytes.length - 2)
  for (let times = 1 + draw(6); times > 0; times--) bytes[drawIndex()] = draw(256)
  const mutation = draw(4)
  if (mutation === 0) return bytes.subarray(0, drawIndex())
  if (mutation === 1)
    return Buffer.concat([bytes.subarray(0, drawIndex()), bytes.subarray(drawIndex())])
  return bytes
}

/** @returns a linear congruential generator (Numerical Recipes), which draws the same numbers in every run */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
