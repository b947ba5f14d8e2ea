/** Tests the store in a folder and in a bucket. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newBucket } from '../../../tests/harness/servers/buckets.ts'
import { readConfig } from '../../config/config.ts'
import { openStore } from './open-store.ts'
import { pageSize, type Store } from './store.ts'

describe.each(['folder', 's3'])('a store (%s)', (kind) => {
  let folder: string
  let store: Store
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'huaniao-store-'))
    await writeFile(path.join(folder, 'outside'), 'secret')
    const bucket = kind === 's3' ? await newBucket(inject('s3Server')) : {}
    store = await openStore(readConfig({ DATA_DIR: folder, ...bucket }))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function bytesOf(key: string): Promise<Buffer | undefined> {
    const file = await store.get(key)
    return file && buffer(file.stream())
  }

  async function pages(atOnce?: number) {
    const listedPages = []
    for await (const page of store.list(atOnce)) listedPages.push(page)
    return listedPages
  }

  test('is empty after it is opened', async () => {
    expect((await pages()).flat()).toEqual([])
  })

  test('returns a stored file and its size', async () => {
    await store.put('masters/a-1.jpg', Buffer.from('bytes'))
    expect((await store.get('masters/a-1.jpg'))?.size).toBe(5)
    expect(String(await bytesOf('masters/a-1.jpg'))).toBe('bytes')
  })

  test('returns a file of several parts unchanged', async () => {
    const bytes = randomBytes(12_000_000)
    await store.put('masters/large.png', bytes)
    expect((await store.get('masters/large.png'))?.size).toBe(bytes.length)
    expect((await bytesOf('masters/large.png'))?.equals(bytes)).toBe(true)
  })

  test.each([0, 5, 12_000_000])('stores a file of %i bytes from the disk', async (size) => {
    const bytes = randomBytes(size)
    const file = path.join(folder, `on-the-disk-${size}`)
    await writeFile(file, bytes)
    await store.putFile(`files/${size}.bin`, file)
    expect(await store.sizeOf(`files/${size}.bin`)).toBe(size)
    expect((await bytesOf(`files/${size}.bin`))?.equals(bytes)).toBe(true)
  })

  test('returns a range of a file, and the size of the whole file', async () => {
    await store.put('masters/ranged.jpg', Buffer.from('0123456789'))
    const part = await store.get('masters/ranged.jpg', { start: 2, end: 4 })
    expect(part?.size).toBe(10)
    expect(part && String(await buffer(part.stream()))).toBe('234')
  })

  test('returns no size for a missing file or a folder', async () => {
    expect(await store.sizeOf('masters/none.jpg')).toBeUndefined()
    expect(await store.sizeOf('masters')).toBeUndefined()
  })

  test('replaces a file, and leaves no partial file', async () => {
    await store.put('replaced/b.jpg', Buffer.from('first'))
    await store.put('replaced/b.jpg', Buffer.from('2nd'))
    expect(String(await bytesOf('replaced/b.jpg'))).toBe('2nd')
    const keys = (await pages()).flat().map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('replaced/'))).toEqual(['replaced/b.jpg'])
  })

  test('returns no file for a missing file or a folder', async () => {
    await store.put('masters/c.jpg', Buffer.from('c'))
    expect(await store.get('masters/none.jpg')).toBeUndefined()
    expect(await store.get('masters')).toBeUndefined()
  })

  test('removes a file, and ignores a file that is already removed', async () => {
    await store.put('masters/d.jpg', Buffer.from('d'))
    await store.put('masters/e.jpg', Buffer.from('e'))
    await store.remove(['masters/d.jpg', 'masters/e.jpg', 'masters/none.jpg'])
    await store.remove(['masters/d.jpg'])
    await store.remove([])
    expect(await bytesOf('masters/d.jpg')).toBeUndefined()
    expect(await bytesOf('masters/e.jpg')).toBeUndefined()
  })

  test('lists pages of files with their times', async () => {
    const startedAt = Date.now()
    const keys = Array.from({ length: 8 }, (_, number) => `many/${number}.webp`)
    for (const key of keys) await store.put(key, Buffer.from('x'))
    const allFiles = (await pages()).flat()
    const listed = await pages(3)
    expect(listed.map((page) => page.length).slice(0, -1)).toEqual(
      Array.from({ length: listed.length - 1 }, () => 3),
    )
    expect(listed.flat()).toEqual(allFiles)
    const manyFiles = allFiles.filter(({ key }) => key.startsWith('many/'))
    expect(manyFiles.map(({ key }) => key).sort()).toEqual(keys)
    for (const { changedAt } of manyFiles) {
      // A store may round times to seconds.
      expect(changedAt).toBeGreaterThan(startedAt - 2000)
      expect(changedAt).toBeLessThan(Date.now() + 2000)
    }
  })

  test('removes more files than one request of S3 allows', async () => {
    const existingKeys = ['last/a.jpg', 'last/b.jpg']
    for (const key of existingKeys) await store.put(key, Buffer.from('x'))
    const missingKeys = Array.from({ length: pageSize }, (_, number) => `none/${number}.webp`)
    await store.remove([...missingKeys, ...existingKeys])
    for (const key of existingKeys) expect(await bytesOf(key)).toBeUndefined()
  })

  test.each([
    '../outside',
    'masters/../../outside',
    '/etc/passwd',
    'a\0b',
    '',
    'a//b',
    '..',
    'a\\b',
  ])('rejects %j as a key', async (key) => {
    await expect(async () => store.get(key)).rejects.toThrow('Invalid key')
    await expect(async () => store.put(key, Buffer.from('x'))).rejects.toThrow('Invalid key')
    await expect(async () => store.remove([key])).rejects.toThrow('Invalid key')
  })
})
