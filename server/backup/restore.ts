/**
 * An archive becomes a site in an empty place: files first, each held against the list, then all rows
 * in one transaction. Whatever is wrong with the archive, the place is left as empty as it was.
 */
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { migrate } from '../database/migrate.ts'
import { ownerKey } from '../media/owner.ts'
import type { Header, Manifest } from './manifest.ts'
import {
  assertEmpty,
  lookAround,
  type Place,
  removeEverything,
  shape,
  unfinishedName,
} from './place.ts'
import { readHeader } from './read-header.ts'
import { Refused } from './refused.ts'
import { restoreFiles } from './restore-files.ts'
import { restoreRows } from './restore-rows.ts'
import { readTar, type TarReader } from './tar-reader.ts'

const mark = 'restore'

interface Options {
  /** An empty folder for what has to be written out on the way; the caller's to remove. */
  folder: string
  /** Removes what a restore that was cut short left. */
  startOver?: boolean
}

/** @throws {Refused} when the place is not empty, or the archive is damaged or of a newer program */
export async function restore(
  place: Place,
  from: Readable,
  { folder, startOver = false }: Options,
): Promise<Manifest> {
  const tar = readTar(from)
  try {
    const header = await readHeader(tar)
    await makeReady(place, startOver)
    const begun = `${mark} ${randomUUID()}`
    await place.store.put(unfinishedName, Buffer.from(begun))
    const manifest = await bringIn(place, tar, { header, folder, begun })
    await finish(place)
    return manifest
  } finally {
    await tar.abandon()
  }
}

async function makeReady(place: Place, startOver: boolean): Promise<void> {
  const found = await lookAround(place)
  if (found.begun?.startsWith(mark)) {
    if (found.rowsCame) {
      await finish(place)
      throw new Refused(
        'A restore was cut short here when everything had come. It is finished now; nothing else was done.',
      )
    }
    if (!startOver) {
      throw new Refused(
        'A restore was begun here and cut short. Nothing was changed. To begin anew, removing what it left: npm run restore -- FILE --start-over',
      )
    }
    assertEmpty({ ...found, files: false })
    await removeEverything(place.store)
  } else {
    assertEmpty(found)
    // Of a site that never was: this one will have another name.
    await place.store.remove([ownerKey])
  }
}

async function bringIn(
  place: Place,
  tar: TarReader,
  { header, folder, begun }: { header: Header; folder: string; begun: string },
): Promise<Manifest> {
  try {
    await shape(place.database, header.schema)
    const list = await restoreFiles(place.store, tar, folder)
    return await restoreRows(place.database, tar, { header, list, begun })
  } catch (error) {
    await removeEverything(place.store)
    throw error
  }
}

/** The rows are there: from here on it is the site's own start that would do the rest. */
async function finish({ database, store }: Place): Promise<void> {
  await migrate(database)
  await store.remove([unfinishedName])
  await database.db.deleteFrom('setting').where('name', '=', unfinishedName).execute()
}
