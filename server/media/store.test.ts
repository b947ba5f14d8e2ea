import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFolderStore, type Store } from './store.ts'

describe('the folder store', () => {
  let folder: string
  let store: Store
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'huaniao-store-'))
    await writeFile(path.join(folder, 'outside'), 'secret')
    store = openFolderStore(path.join(folder, 'files'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('gives back what was put, and its size', async () => {
    await store.put('masters/a-1.jpg', Buffer.from('bytes'))
    const file = await store.get('masters/a-1.jpg')
    expect(file?.size).toBe(5)
    expect(file && (await buffer(file.stream())).toString()).toBe('bytes')
  })

  test('replaces a file whole and leaves nothing unfinished', async () => {
    await store.put('masters/b.jpg', Buffer.from('first'))
    await store.put('masters/b.jpg', Buffer.from('2nd'))
    expect((await store.get('masters/b.jpg'))?.size).toBe(3)
    expect(await readdir(path.join(folder, 'files/masters'))).not.toContainEqual(
      expect.stringContaining('.part'),
    )
  })

  test('knows nothing of a file that is not there, nor of a folder', async () => {
    await store.put('masters/c.jpg', Buffer.from('c'))
    expect(await store.get('masters/none.jpg')).toBeUndefined()
    expect(await store.get('masters')).toBeUndefined()
  })

  test('forgets what is removed, twice without complaint', async () => {
    await store.put('masters/d.jpg', Buffer.from('d'))
    await store.remove('masters/d.jpg')
    await store.remove('masters/d.jpg')
    expect(await store.get('masters/d.jpg')).toBeUndefined()
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
  ])('refuses %j as a key', async (key) => {
    await expect(async () => store.get(key)).rejects.toThrow('Not a key')
    await expect(async () => store.put(key, Buffer.from('x'))).rejects.toThrow('Not a key')
    await expect(async () => store.remove(key)).rejects.toThrow('Not a key')
  })
})
