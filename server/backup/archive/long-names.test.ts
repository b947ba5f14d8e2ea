/** Tests that `readTar` reads short names, and names that are too long for the tar header. */

import { Readable } from 'node:stream'
import { pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { bytesOf, readTar } from './tar-reader.ts'

test.each([60, 95, 100, 101, 102, 150])(
  'reads back names whose last part has %i bytes, or up to two bytes fewer',
  async (length) => {
    const names = [`renditions/1600/${'a'.repeat(length)}`, `masters/${'玉'.repeat(length / 3)}`]
    const archive = pack()
    for (const name of names) archive.entry({ name }, `content of ${name}`)
    archive.finalize()
    const tar = readTar(Readable.from(archive))
    for (const name of names) {
      const entry = await tar.next()
      expect(entry?.name).toBe(name)
      expect(entry && `${await bytesOf(entry)}`).toBe(`content of ${name}`)
    }
    expect(await tar.next()).toBeUndefined()
  },
)
