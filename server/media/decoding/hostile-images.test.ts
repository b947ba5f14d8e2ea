/**
 * Tests that each hostile picture is rejected or cleaned, as the lists of `hostile-pictures.ts` expect (security.md 53,
 * 54, 57, 60, 61).
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWholeDose } from '../../../tests/harness/doses/dose.ts'
import { describeWithShared, sharedFile } from '../../../tests/harness/doses/shared-material.ts'
import {
  acceptedPictures,
  pictureSources,
  rejectedPictures,
} from '../../../tests/harness/pictures/hostile-pictures.ts'
import { hostilePictureNames } from '../../../tests/harness/pictures/made-pictures.ts'
import { storePicture } from '../intake.ts'
import { fromPixels } from '../renditions.ts'
import { openFolderStore } from '../store/folder-store.ts'
import { decode, importFormats, UnsupportedImage, uploadFormats } from './decode.ts'

test('lists an expected result for every generated picture', () => {
  expect([...rejectedPictures, ...Object.keys(acceptedPictures)].sort()).toEqual(
    hostilePictureNames.toSorted(),
  )
})

describeWithShared('the image fixtures', () => {
  test('each have an expected result', async () => {
    const rows = await readFile(sharedFile('fixtures/images/manifest.csv'))
    const manifest: { file: string }[] = parse(rows, { columns: true })
    const listedFiles = manifest.map((row) => row.file)
    expect([...rejectedPictures, ...Object.keys(acceptedPictures)].sort()).toEqual(
      listedFiles.sort(),
    )
  })
})

describe.each(pictureSources)('hostile pictures, %s', (_title, fixture) => {
  test.each(rejectedPictures)('rejects %s', async (file) => {
    const error = await decode(await fixture(file), uploadFormats).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(UnsupportedImage)
    expect(error.message).toBe('unsupported file format')
  })

  test.each(Object.entries(acceptedPictures))(
    'decodes %s to the expected size',
    async (file, shape) => {
      const { width, height, channels, pixels } = await decode(await fixture(file), uploadFormats)
      expect([width, height, channels]).toEqual(shape)
      expect(pixels.length).toBe(width * height * channels)
    },
  )

  test('rejects a GIF in an upload, but decodes its first frame for an import', async () => {
    const bytes = await fixture('animated.gif')
    await expect(decode(bytes, uploadFormats)).rejects.toThrow(UnsupportedImage)
    expect(await decode(bytes, importFormats)).toMatchObject({ width: 320, height: 240 })
  })

  if (isWholeDose) {
    test('spends less processor time on a decompression bomb than on a picture of 1600 × 1200 px', async () => {
      const bomb = await fixture('bomb_20000x20000_rgb8.png')
      const picture = await fixture('boundary_long_side_1600.jpg')
      const decodingOf = async (bytes: Buffer) => {
        const start = process.cpuUsage()
        await decode(bytes, uploadFormats).catch(() => undefined)
        const { user, system } = process.cpuUsage(start)
        return user + system
      }
      const costs = { bomb: [] as number[], picture: [] as number[] }
      for (let round = 0; round < 5; round++) {
        costs.bomb.push(await decodingOf(bomb))
        costs.picture.push(await decodingOf(picture))
      }
      const median = (values: number[]) => values.sort((a, b) => a - b)[2] ?? 0
      expect(median(costs.bomb)).toBeLessThan(median(costs.picture))
    })
  }

  test('converts CMYK to the correct colours', async () => {
    const { pixels, width } = await decode(await fixture('cmyk_bars.jpg'), uploadFormats)
    const middleOf = (bar: number) => {
      const start = 3 * (300 * width + 100 + 200 * bar)
      return [...pixels.subarray(start, start + 3)]
    }
    // Cyan has the least red, magenta the least green, yellow the least blue.
    for (const bar of [0, 1, 2]) {
      const colour = middleOf(bar)
      expect(colour.indexOf(Math.min(...colour))).toBe(bar)
      expect(Math.max(...colour)).toBeGreaterThan(200)
    }
    expect(Math.max(...middleOf(3))).toBeLessThan(100)
  })

  test('converts sixteen bits to eight without clipping', async () => {
    const { channels } = await fromPixels(
      await decode(await fixture('gray16.png'), uploadFormats),
    ).stats()
    expect(channels[0]?.min).toBeLessThan(10)
    expect(channels[0]?.max).toBeGreaterThan(200)
    expect(channels[0]?.mean).toBeLessThan(180)
  })
})

describe.each(pictureSources)('storing a hostile picture, %s', (source, fixture) => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'huaniao-hostile-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const stored = new Map<string, Promise<Buffer[]>>()
  /** @returns all stored files of a picture, which is stored once for all tests */
  function storedFiles(file: string): Promise<Buffer[]> {
    const files = stored.get(file) ?? storeOnce(file)
    stored.set(file, files)
    return files
  }
  async function storeOnce(file: string): Promise<Buffer[]> {
    const bytes = await fixture(file)
    const pictureFolder = path.join(folder, source, file)
    const picture = await storePicture(
      openFolderStore(pictureFolder),
      bytes,
      uploadFormats,
      'Acer palmatum',
    )
    const names = await readdir(pictureFolder, { recursive: true, withFileTypes: true })
    const files = names.filter((entry) => entry.isFile())
    expect(files.some((entry) => `/${entry.name}` === picture.path)).toBe(true)
    expect(files.length).toBeGreaterThan(1)
    return Promise.all(files.map((entry) => readFile(path.join(entry.parentPath, entry.name))))
  }

  test.each([
    ['polyglot_jpeg_zip.jpg', 'PK\x03\x04'],
    ['polyglot_jpeg_zip.jpg', 'evil.txt'],
    ['polyglot_jpeg_com_php_html.jpg', '<?php'],
    ['polyglot_jpeg_com_php_html.jpg', '<script>'],
    ['png_text_xss.png', '<script>'],
    ['png_text_xss.png', 'onerror='],
    ['exif_xss_gps_orient6.jpg', '<script>'],
    ['exif_xss_gps_orient6.jpg', 'Exif\0'],
  ])('%s: no stored file contains %j', async (file, payload) => {
    expect((await fixture(file)).includes(payload, 0, 'latin1')).toBe(true)
    for (const storedFile of await storedFiles(file)) {
      expect(storedFile.includes(payload, 0, 'latin1')).toBe(false)
    }
  })

  test('removes the position and the camera, and turns the picture upright', async () => {
    const source = await sharp(await fixture('exif_xss_gps_orient6.jpg')).metadata()
    expect([source.orientation, source.exif === undefined]).toEqual([6, false])
    for (const storedFile of await storedFiles('exif_xss_gps_orient6.jpg')) {
      const { exif, xmp, iptc, icc, comments, orientation, width, height } =
        await sharp(storedFile).metadata()
      expect({ exif, xmp, iptc, icc, comments, orientation }).toEqual({})
      expect(height).toBeGreaterThan(width)
    }
  })

  test('does not store a megabyte that follows the picture', async () => {
    const { length } = await fixture('trailing_garbage_1MB.jpg')
    for (const storedFile of await storedFiles('trailing_garbage_1MB.jpg')) {
      expect(storedFile.length).toBeLessThan(length - 500_000)
    }
  })
})

describe('a picture turned by its EXIF', () => {
  // Only the upper left corner of the upright picture is white. Each row gives the position of this corner in the file.
  test.each([
    [1, 40, 20, { left: 0, top: 0 }],
    [2, 40, 20, { left: 30, top: 0 }],
    [3, 40, 20, { left: 30, top: 10 }],
    [4, 40, 20, { left: 0, top: 10 }],
    [5, 20, 40, { left: 0, top: 0 }],
    [6, 20, 40, { left: 0, top: 30 }],
    [7, 20, 40, { left: 10, top: 30 }],
    [8, 20, 40, { left: 10, top: 0 }],
  ])('is upright with orientation %i', async (orientation, storedWidth, storedHeight, position) => {
    const white = { create: { width: 10, height: 10, channels: 3 as const, background: '#fff' } }
    const bytes = await sharp({
      create: { width: storedWidth, height: storedHeight, channels: 3, background: '#000' },
    })
      .composite([{ input: white, ...position }])
      .withMetadata({ orientation })
      .jpeg({ quality: 100 })
      .toBuffer()
    const { width, height, pixels } = await decode(bytes, uploadFormats)
    expect([width, height]).toEqual([40, 20])
    const brightnessAt = (x: number, y: number) => pixels[3 * (y * 40 + x)]
    expect(brightnessAt(5, 5)).toBeGreaterThan(200)
    expect(brightnessAt(35, 5)).toBeLessThan(50)
    expect(brightnessAt(5, 15)).toBeLessThan(50)
  })
})
