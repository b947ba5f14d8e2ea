/**
 * Makes a site from an archive in an empty place: first the files, each compared with the list, then all
 * rows in one transaction. Where the archive is damaged, the place is left as it was found.
 */
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { migrate } from '../../database/migrations/migrate.ts'
import { CommandError } from '../../kernel/command-error.ts'
import { ownerKey } from '../../media/owner.ts'
import type { Header, Manifest } from '../archive/manifest.ts'
import { readHeader } from '../archive/read-header.ts'
import { readTar, type TarReader } from '../archive/tar-reader.ts'
import {
  assertEmpty,
  keysIn,
  lookAround,
  type Place,
  rememberShape,
  removeEverything,
  shape,
  unfinishedName,
} from './place.ts'
import { restoreFiles } from './restore-files.ts'
import { restoreRows } from './restore-rows.ts'

const mark = 'restore'

interface Options {
  /** An empty folder for what has to be written out on the way; the caller's to remove. */
  folder: string
  /** Removes what a restore that was cut short left. */
  startOver?: boolean
  /** Called once the rows are committed: from then on the place is the restored site. */
  onRows?: () => void
}

/** @throws {ArchiveError} about the archive. @throws {CommandError} when the place is not empty */
export async function restore(
  place: Place,
  from: Readable,
  { folder, startOver = false, onRows }: Options,
): Promise<Manifest> {
  const tar = readTar(from)
  try {
    const header = await readHeader(tar)
    await makeReady(place, startOver)
    const begun = `${mark} ${randomUUID()}`
    const manifest = await bringIn(place, tar, { header, folder, begun })
    onRows?.()
    await finish(place)
    return manifest
  } finally {
    tar.abandon()
  }
}

async function makeReady(place: Place, startOver: boolean): Promise<void> {
  const found = await lookAround(place)
  if (found.begun?.startsWith(mark)) {
    if (found.rowsCame) {
      await finish(place)
      throw new CommandError(
        'A restore was cut short here when everything had come. It is finished now; nothing else was done.',
      )
    }
    if (!startOver) {
      throw new CommandError(
        'A restore was begun here and cut short. Nothing was changed. To begin anew, removing what it left: npm run restore -- FILE --start-over',
      )
    }
    assertEmpty({ ...found, files: false })
    await removeEverything(place.store, new Set())
  } else {
    assertEmpty(found)
  }
}

async function bringIn(
  place: Place,
  tar: TarReader,
  { header, folder, begun }: { header: Header; folder: string; begun: string },
): Promise<Manifest> {
  const keys = await keysIn(place.store)
  const shapeBack = await rememberShape(place.database)
  try {
    await place.store.put(unfinishedName, Buffer.from(begun))
    await shape(place.database, header.schema)
    const list = await restoreFiles(place.store, tar, folder)
    return await restoreRows(place.database, tar, { header, list, begun })
  } catch (error) {
    await removeEverything(place.store, keys)
    await shapeBack()
    throw error
  }
}

/** The rows are there: the site's own start would do the rest. */
async function finish({ database, store }: Place): Promise<void> {
  await migrate(database)
  // The owner is of a site that never was: this one has another name.
  await store.remove([unfinishedName, ownerKey])
  await database.db.deleteFrom('setting').where('name', '=', unfinishedName).execute()
}
