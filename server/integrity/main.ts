/** `npm run check [-- --repair]`: what is broken in a site's rows and files, and mends it where asked to. */
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import type { Database } from '../database/connection.ts'
import {
  appliedMigrations,
  assertNotNewer,
  knownMigrations,
} from '../database/migrations/migrate.ts'
import { CommandError } from '../kernel/command-error.ts'
import { openStore } from '../media/store/open-store.ts'
import { runCommand } from '../startup/command.ts'
import { openExisting } from '../startup/open-existing.ts'
import { everyFinding } from './every-finding.ts'

/** @returns 0 when all is well, or has been mended; 1 when something is broken; 2 where it could not look. */
async function run(): Promise<number> {
  const { values } = parseArgs({ options: { repair: { type: 'boolean', default: false } } })
  const config = readConfig(process.env)
  const database = openExisting(config)
  try {
    await assertOwnShape(database)
    const site = { database, store: await openStore(config) }
    let found = 0
    let mended = 0
    for await (const { what, mend } of everyFinding(site)) {
      found++
      console.info(what)
      if (!values.repair) continue
      const done = await mend()
      if (done !== undefined) mended++
      console.info(`  ${done ?? 'left as it is: nothing can be done about it now'}`)
    }
    console.info(summary(found, values.repair ? mended : undefined))
    return found > mended ? 1 : 0
  } finally {
    await database.close()
  }
}

async function assertOwnShape(database: Database): Promise<void> {
  await assertNotNewer(database)
  const applied = await appliedMigrations(database.db)
  if (applied.join() === knownMigrations.join()) return
  throw new CommandError(
    'The database is of an older version of this program. Start the site once, then check.',
  )
}

function summary(found: number, mended: number | undefined): string {
  if (found === 0) return 'Nothing is broken.'
  const counted = found === 1 ? 'One thing is broken' : `${found} things are broken`
  return mended === undefined
    ? `${counted}. npm run check -- --repair mends what can be mended, and loses nothing.`
    : `${counted}, ${mended} mended.`
}

await runCommand(run)
