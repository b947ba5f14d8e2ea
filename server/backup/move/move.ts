/**
 * A whole site from one database and store to another, rows and files held against each other. Begun
 * again after it was cut short, it goes on: files that have come are not sent twice.
 */
import { isDeepStrictEqual } from 'node:util'
import { keepFiles } from '../../database/lease.ts'
import { migrate } from '../../database/migrations/migrate.ts'
import { CommandError } from '../../kernel/command-error.ts'
import { nameOf, ownerKey } from '../../media/owner.ts'
import { linesOf } from '../archive/lines.ts'
import { digestOf, type Row, rowIn } from '../archive/rows.ts'
import { type Snapshot, takeSnapshot } from '../archive/snapshot.ts'
import {
  assertEmpty,
  type Found,
  lookAround,
  type Place,
  shape,
  unfinishedName,
} from '../restore/place.ts'
import { putAllRows, putRows } from '../restore/put-rows.ts'
import { type MovedFiles, moveFiles } from './move-files.ts'

export interface Moved {
  tables: Snapshot['tables']
  files: MovedFiles
}

/**
 * @param folder an empty one for the rows on their way; the caller's to remove
 * @throws {CommandError} when the target holds anything but the beginning of this very move, or the site
 * shows pictures whose files are missing
 */
export async function move(from: Place, to: Place, folder: string): Promise<Moved> {
  await migrate(from.database)
  const begun = `move ${await nameOf(from.database.db)}`
  const found = await lookAround(to)
  assertOurs(found, begun)
  const undisturbed = await keepFiles(from.database.db)
  try {
    const snapshot = await takeSnapshot(from.database, folder)
    await to.store.remove([ownerKey])
    await to.store.put(unfinishedName, Buffer.from(begun))
    const files = await moveFiles(from.store, to.store, snapshot)
    await moveRows(snapshot, to, begun)
    await finish(to)
    return { tables: snapshot.tables, files }
  } finally {
    await undisturbed.release()
  }
}

/** What was moved and then changed there would be lost by moving it again. */
function assertOurs(found: Found, begun: string): void {
  if (found.begun !== begun) assertEmpty(found)
  else if (!found.rowsCame) assertEmpty({ ...found, files: false })
}

/** All or none, and only when each table there says what it says here. */
async function moveRows(snapshot: Snapshot, { database }: Place, begun: string): Promise<void> {
  await shape(database, snapshot.schema)
  await putAllRows(database, Object.keys(snapshot.tables), async (db) => {
    for (const [table, { key, ...wanted }] of Object.entries(snapshot.tables)) {
      await putRows(db, table, rowsIn(snapshot.fileOf(table)))
      const came = await digestOf(db, table, key)
      if (!isDeepStrictEqual(came, wanted)) {
        throw new CommandError(`The rows of "${table}" are not the same there: nothing was moved.`)
      }
    }
    await db.insertInto('setting').values({ name: unfinishedName, value: begun }).execute()
  })
}

async function* rowsIn(file: string): AsyncGenerator<Row> {
  for await (const line of linesOf(file)) yield rowIn(line)
}

async function finish({ database, store }: Place): Promise<void> {
  await store.remove([unfinishedName])
  await database.db.deleteFrom('setting').where('name', '=', unfinishedName).execute()
}
