/** `npm run import -- FOLDER [--dry-run]`: brings a club's existing collection in. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { openDatabase, sqliteFile } from '../database/connection.ts'
import { migrate } from '../database/migrations/migrate.ts'
import { openStore } from '../media/store/open-store.ts'
import { runCommand } from '../startup/command.ts'
import { importCollection } from './import-collection.ts'
import { showProgress } from './progress.ts'

const usage = 'Usage: npm run import -- FOLDER [--dry-run]'
const expected = ['plants.csv', 'birds.csv', 'photographs.csv', 'artworks.csv', 'creations.csv']

/** @returns the exit code: 1 when some rows were refused, 2 when nothing could be begun. */
async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const folder = positionals[0]
  if (!folder || positionals.length > 1) return say(usage, 2)
  if (!expected.some((file) => existsSync(path.join(folder, file)))) {
    return say(`${folder} holds none of ${expected.join(', ')}`, 2)
  }
  const config = readConfig(process.env)
  const dryRun = values['dry-run']
  // A rehearsal on a fresh machine has nothing to look at and must not leave an empty database.
  const nothingYet = !config.databaseUrl && !existsSync(sqliteFile(config.dataFolder))
  const elsewhere = dryRun && nothingYet && mkdtempSync(path.join(tmpdir(), 'huaniao-rehearsal-'))
  const database = openDatabase(elsewhere ? { dataFolder: elsewhere } : config)
  try {
    await migrate(database)
    const store = await openStore(config)
    const progress = showProgress()
    const report = await importCollection({
      folder,
      database,
      store,
      timeZone: config.timeZone,
      dryRun,
      onProgress: progress.show,
    })
    progress.done()
    for (const line of report.lines()) console.info(line)
    if (dryRun) console.info('This was a rehearsal: nothing was written.')
    return report.refused.length === 0 ? 0 : 1
  } finally {
    await database.close()
    if (elsewhere) rmSync(elsewhere, { recursive: true, force: true })
  }
}

function say(line: string, code: number): number {
  console.error(line)
  return code
}

await runCommand(run)
