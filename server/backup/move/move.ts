/**
 * Copies a whole site to another database and store, and compares rows and files. After an interruption the next
 * run continues: copied files are not sent twice.
 */
import { isDeepStrictEqual } from 'node:util'
import { takeFilesLease } from '../../database/lease.ts'
import { migrate } from '../../database/migrations/migrate.ts'
import { addSetting, removeSetting } from '../../database/setting.ts'
import { CommandError } from '../../kernel/command-error.ts'
import { nameOf, ownerKey } from '../../media/owner.ts'
import { linesOf } from '../archive/lines.ts'
import { digestOf, type Row, rowIn } from '../archive/rows.ts'
import { type Snapshot, takeSnapshot } from '../archive/snapshot.ts'
import { putAllRows, putRows } from '../restore/put-rows.ts'
import {
  applySchema,
  assertEmpty,
  type Found,
  inspect,
  type Target,
  unfinishedName,
} from '../restore/target.ts'
import { type MovedFiles, moveFiles } from './move-files.ts'

export interface Moved {
  tables: Snapshot['tables']
  files: MovedFiles
}

/**
 * @param folder an empty folder for temporary files, which the caller deletes
 * @throws {CommandError} if the target has other content than an unfinished attempt, or if a needed file is missing
 */
export async function move(from: Target, to: Target, folder: string): Promise<Moved> {
  await migrate(from.database)
  const mark = `move ${await nameOf(from.database.db)}`
  const found = await inspect(to)
  assertOwnAttempt(found, mark)
  const filesLease = await takeFilesLease(from.database.db)
  try {
    const snapshot = await takeSnapshot(from.database, folder)
    await to.store.remove([ownerKey])
    await to.store.put(unfinishedName, Buffer.from(mark))
    const files = await moveFiles(from.store, to.store, snapshot, folder)
    await moveRows(snapshot, to, mark)
    await finish(to)
    return { tables: snapshot.tables, files }
  } finally {
    await filesLease.release()
  }
}

/** Rejects a target with content that is not of an unfinished attempt of this move, because it would be lost. */
function assertOwnAttempt(found: Found, mark: string): void {
  if (found.mark !== mark) assertEmpty(found)
  else if (!found.hasAllRows) assertEmpty({ ...found, files: false })
}

/** Copies all rows or none. Each copied table must equal its original. */
async function moveRows(snapshot: Snapshot, { database }: Target, mark: string): Promise<void> {
  await applySchema(database, snapshot.schema)
  await putAllRows(database, Object.keys(snapshot.tables), async (db) => {
    for (const [table, { key, ...wanted }] of Object.entries(snapshot.tables)) {
      await putRows(db, table, rowsIn(snapshot.fileOf(table)))
      const copied = await digestOf(db, table, key)
      if (!isDeepStrictEqual(copied, wanted)) {
        throw new CommandError(
          `The copied rows of "${table}" differ from the original: nothing was moved.`,
        )
      }
    }
    await addSetting(db, unfinishedName, mark)
  })
}

async function* rowsIn(file: string): AsyncGenerator<Row> {
  for await (const line of linesOf(file)) yield rowIn(line)
}

async function finish({ database, store }: Target): Promise<void> {
  await store.remove([unfinishedName])
  await removeSetting(database.db, unfinishedName)
}
