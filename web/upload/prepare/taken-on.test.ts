/** Tests that the day is read from EXIF without a conversion between time zones. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isWholeDose } from '../../../tests/harness/doses/dose.ts'
import { pictureSources } from '../../../tests/harness/pictures/hostile-pictures.ts'
import { takenOn } from './taken-on.ts'

const toBytes = (buffer: Buffer) => new Uint8Array(buffer).buffer

async function dayOf(tags: Record<string, string>, format: 'jpeg' | 'png' | 'webp' = 'jpeg') {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#333' } })
  return takenOn(toBytes(await picture.withExif({ IFD2: tags }).toFormat(format).toBuffer()))
}

describe('the day of a photograph', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('is read from %s', async (format) => {
    expect(await dayOf({ DateTimeOriginal: '2025:03:15 10:20:30' }, format)).toBe('2025-03-15')
  })

  test.each([
    ['2024:12:31 23:59:59', '2024-12-31'],
    ['2025:01:01 00:00:00', '2025-01-01'],
    ['2024:02:29 12:00:00', '2024-02-29'],
    ['2025-03-15 10:20:30', '2025-03-15'],
    ['2025:03:15', '2025-03-15'],
  ])('with the EXIF %s is %s in three time zones', async (exifTime, day) => {
    const zone = process.env.TZ
    try {
      for (const TZ of ['Pacific/Kiritimati', 'UTC', 'Pacific/Midway']) {
        process.env.TZ = TZ
        expect(await dayOf({ DateTimeOriginal: exifTime })).toBe(day)
      }
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })

  test.each([
    '0000:00:00 00:00:00',
    '2025:02:30 12:00:00',
    '2025:13:01 12:00:00',
    '2099:13:45 99:99:99',
    '    :  :     :  :  ',
    '20250:03:15 10:20:30',
    '2025:03:155',
    '15.03.2025',
    '<script>',
  ])('is undefined for %j', async (exifTime) => {
    expect(await dayOf({ DateTimeOriginal: exifTime })).toBe(undefined)
  })

  test('is the day of digitisation if the EXIF has no valid day of exposure', async () => {
    const DateTimeDigitized = '2025:03:16 10:20:30'
    expect(await dayOf({ DateTimeDigitized })).toBe('2025-03-16')
    const DateTimeOriginal = '0000:00:00 00:00:00'
    expect(await dayOf({ DateTimeOriginal, DateTimeDigitized })).toBe('2025-03-16')
  })

  test('is not the day on which the file was changed', async () => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#333' } })
    const changedPicture = picture.withExif({ IFD0: { DateTime: '2025:03:15 10:20:30' } }).jpeg()
    expect(takenOn(toBytes(await changedPicture.toBuffer()))).toBe(undefined)
  })

  test.each([
    ['upright', '2024-11-16'],
    ['turned', '2025-05-01'],
  ])('is read from %s.heic', (name, day) => {
    const file = new URL(`../../../tests/fixtures/${name}.heic`, import.meta.url)
    expect(takenOn(toBytes(readFileSync(file)))).toBe(day)
  })

  test('is undefined for other files', () => {
    expect(takenOn(new ArrayBuffer(0))).toBe(undefined)
    expect(takenOn(new TextEncoder().encode('<html>').buffer)).toBe(undefined)
  })
})

describe.each(pictureSources)('takenOn with the hostile pictures, %s', (_from, picture) => {
  test.each([
    'exif_bad_dates.jpg',
    'exif_xss_gps_orient6.jpg',
    'truncated_half.jpg',
    'app1_4MB_of_exif.jpg',
  ])('finds no day in %s', async (file) => {
    expect(takenOn(toBytes(await picture(file)))).toBe(undefined)
  })

  if (isWholeDose) {
    test('reads four megabytes of EXIF in less than half a second of processor time', async () => {
      const bytes = toBytes(await picture('app1_4MB_of_exif.jpg'))
      const start = process.cpuUsage()
      expect(takenOn(bytes)).toBe(undefined)
      expect(process.cpuUsage(start).user / 1000).toBeLessThan(500)
    })
  }
})
