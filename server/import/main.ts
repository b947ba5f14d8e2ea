/** Imports a collection for the command `npm run import -- FOLDER [--dry-run]`. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { openDatabase, sqliteFile } from '../database/connection.ts'
import { assertCurrentSchema, migrate } from '../database/migrations/migrate.ts'
import { openStore } from '../media/store/open-store.ts'
import { runCommand } from '../startup/command.ts'
import { importCollection } from './import-collection.ts'
import { showProgress } from './progress.ts'

const usage = 'Usage: npm run import -- FOLDER [--dry-run]'
const collectionFiles = [
  ...['plants.csv', 'birds.csv', 'photographs.csv', 'artworks.csv', 'creations.csv'],
  'featured.csv',
]

/** @returns the exit code: 0 if no row was rejected, 1 if rows were rejected, 2 if the command names no collection */
async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const folder = positionals[0]
  if (!folder || positionals.length > 1) return printError(usage, 2)
  if (!collectionFiles.some((file) => existsSync(path.join(folder, file)))) {
    return printError(`${folder} contains none of ${collectionFiles.join(', ')}`, 2)
  }
  const config = readConfig(process.env)
  const dryRun = values['dry-run']
  // A dry run on a new machine has no database to read and must not create an empty one.
  const isNewMachine = !config.databaseUrl && !existsSync(sqliteFile(config.dataFolder))
  const temporaryFolder =
    dryRun && isNewMachine && mkdtempSync(path.join(tmpdir(), 'huaniao-dry-run-'))
  const database = openDatabase(temporaryFolder ? { dataFolder: temporaryFolder } : config)
  try {
    // A dry run on existing data changes no table.
    await (dryRun && !temporaryFolder ? assertCurrentSchema : migrate)(database)
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
    if (dryRun) console.info('This was a dry run: nothing was written.')
    return report.rejected.length === 0 ? 0 : 1
  } finally {
    await database.close()
    if (temporaryFolder) rmSync(temporaryFolder, { recursive: true, force: true })
  }
}

function printError(line: string, code: number): number {
  console.error(line)
  return code
}

await runCommand(run)
