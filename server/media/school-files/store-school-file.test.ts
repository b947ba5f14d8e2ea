/** Tests which uploaded posters, maps, videos and captions are stored or rejected (security.md 91 to 93). */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jpeg } from '../../../tests/harness/pictures/pictures.ts'
import {
  box,
  infoWith,
  mp4,
  placeBox,
  placeOfRecording,
  tagsWith,
  track,
  truncatedInfo,
  webmWith,
} from '../../../tests/harness/pictures/videos.ts'
import { openFolderStore } from '../store/folder-store.ts'
import type { Store } from '../store/store.ts'
import { schoolFileKey } from './names.ts'
import { type SchoolFileUse, storeSchoolFile } from './store-school-file.ts'

let folder: string
let store: Store
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huaniao-school-files-'))
  store = openFolderStore(path.join(folder, 'files'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function storeUpload(use: SchoolFileUse, bytes: Uint8Array | string) {
  const file = path.join(folder, 'incoming')
  await writeFile(file, bytes)
  return storeSchoolFile(store, use, {
    path: file,
    bytes: Buffer.byteLength(bytes),
    isTooLarge: false,
  })
}

/** @returns the stored bytes as Latin-1 text */
async function storedTextOf(use: SchoolFileUse, bytes: Uint8Array | string): Promise<string> {
  const { name } = await storeUpload(use, bytes)
  const file = await store.get(schoolFileKey(name) ?? '')
  return file ? text(file.stream().setEncoding('latin1')) : 'nothing'
}

const storedFiles = () => readdir(path.join(folder, 'files/school')).catch(() => [])

test('stores a poster as WebP of at most 1600 px, without its metadata', async () => {
  const original = await sharp(await jpeg('poster'))
    .resize(2400, 1200, { fit: 'fill' })
    .withExif({ IFD0: { ImageDescription: placeOfRecording } })
    .jpeg()
    .toBuffer()
  const { name, width, height } = await storeUpload('poster', original)
  expect([width, height]).toEqual([1600, 800])
  expect(name).toMatch(/^uploaded\/[0-9a-f]{64}\.webp$/)
  expect(await storedTextOf('poster', original)).not.toContain(placeOfRecording)
})

test('stores the same file once', async () => {
  const first = await storeUpload('captions', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello')
  const files = await storedFiles()
  expect(await storeUpload('captions', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello')).toEqual(first)
  expect(await storedFiles()).toEqual(files)
})

test('accepts a video and its captions from content/', async () => {
  const video = await readFile('content/videos/magnolia-year.mp4')
  expect((await storeUpload('video', video)).name).toMatch(/\.mp4$/)
  expect((await storedTextOf('video', video)).length).toBe(video.length)
  expect(
    (await storeUpload('captions', await readFile('content/videos/magnolia-year.zh.vtt'))).name,
  ).toMatch(/\.vtt$/)
})

test.each([
  ['an MP4', mp4(placeBox), mp4(box('free', Buffer.alloc(placeBox.length - 8)))],
  ['an MP4 that stores it beside the tracks', Buffer.concat([mp4(), placeBox]), undefined],
  ['a WebM', webmWith('webm', tagsWith(placeOfRecording)), undefined],
  ['a WebM with a title', webmWith('webm', infoWith(placeOfRecording)), undefined],
])(
  'removes the place from %s without changing the length of the file',
  async (_title, video, expected) => {
    const bytes = await storedTextOf('video', video)
    expect(bytes).not.toContain(placeOfRecording)
    expect(bytes.length).toBe(video.length)
    expect(bytes).toContain('pictures')
    if (expected) expect(bytes).toBe(expected.toString('latin1'))
  },
)

test('removes the date of a WebM and keeps the name of the program that wrote the file', async () => {
  const bytes = await storedTextOf('video', webmWith('webm', infoWith('a lesson')))
  expect(bytes).not.toContain('\x07'.repeat(8))
  expect(bytes).toContain('writer')
})

test.each<[string, SchoolFileUse, Uint8Array | string, string]>([
  ['an HTML page as a poster', 'poster', '<html></html>', 'bad_picture'],
  ['a drawing as a poster', 'poster', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'bad_picture'],
  [
    'a hostile map',
    'map',
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    'drawing_runs',
  ],
  ['text as a map', 'map', 'a map', 'bad_picture'],
  ['a large drawing', 'map', `<svg>${' '.repeat(2_000_000)}</svg>`, 'file_too_large'],
  ['an HTML page as a video', 'video', '<html>page</html>', 'bad_video'],
  ['an empty file as a video', 'video', '', 'video_cut_off'],
  ['a QuickTime film', 'video', box('ftyp', 'qt  \0\0\0\0'), 'bad_video'],
  ['a HEIC picture', 'video', box('ftyp', 'heic\0\0\0\0'), 'bad_video'],
  ['an incomplete MP4', 'video', mp4().subarray(0, -20), 'video_cut_off'],
  ['an MP4 without its list of tracks', 'video', box('ftyp', 'isom\0\0\0\0'), 'video_cut_off'],
  [
    'an MP4 with a box beyond its end',
    'video',
    Buffer.concat([mp4(), Buffer.alloc(8, 1)]),
    'video_cut_off',
  ],
  ['an MP4 with a track of measurements', 'video', mp4(track('meta')), 'video_holds_places'],
  ['a Matroska film', 'video', webmWith('matroska'), 'bad_video'],
  ['an incomplete WebM', 'video', webmWith('webm').subarray(0, -3), 'video_cut_off'],
  ['a WebM with a truncated title', 'video', webmWith('webm', truncatedInfo), 'bad_video'],
  ['an HTML page as captions', 'captions', '<script>alert(1)</script>', 'bad_captions'],
  [
    'captions in another format',
    'captions',
    '1\n00:00:01,000 --> 00:00:02,000\nHi',
    'bad_captions',
  ],
  [
    'captions in another encoding',
    'captions',
    Buffer.from('WEBVTT\n\n\xff-->', 'latin1'),
    'bad_captions',
  ],
  ['captions without a cue', 'captions', 'WEBVTT\n', 'bad_captions'],
  ['long captions', 'captions', `WEBVTT\n${'-->'.repeat(200_000)}`, 'file_too_large'],
])('rejects %s and stores nothing', async (_title, use, bytes, code) => {
  const before = await storedFiles()
  await expect(storeUpload(use, bytes)).rejects.toMatchObject({ code })
  expect(await storedFiles()).toEqual(before)
})
