/** Writes the catalogue as a collection that `npm run import` reads: `npm run export -- FOLDER`. */
import { readConfig } from '../config/config.ts'
import { openDatabase, readAtOneMoment } from '../database/connection.ts'
import { migrate } from '../database/migrations/migrate.ts'
import { showProgress } from '../import/progress.ts'
import { openStore } from '../media/store/open-store.ts'
import { runCommand } from '../startup/command.ts'
import { exportCollection } from './export-collection.ts'
import { folderTarget, isFreeFolder } from './folder-target.ts'

const usage = 'Usage: npm run export -- FOLDER'

/**
 * @returns the exit code, which is 1 if pictures are missing, and 2 if the arguments are wrong or the folder is not
 * empty
 */
async function run(): Promise<number> {
  const [folder, ...rest] = process.argv.slice(2)
  if (!folder || rest.length > 0 || folder.startsWith('-')) return reportError(usage, 2)
  if (!(await isFreeFolder(folder))) return reportError(`${folder} is not an empty folder`, 2)
  const config = readConfig(process.env)
  const database = openDatabase(config)
  try {
    await migrate(database)
    const store = await openStore(config)
    const progress = showProgress()
    const target = await folderTarget(folder)
    const report = await readAtOneMoment(database, (db) =>
      exportCollection(db, store, target, progress.show),
    )
    progress.done()
    for (const [file, count] of report.rows) console.info(`${file}: ${count}`)
    console.info(`pictures: ${report.pictures}`)
    for (const name of report.missing) console.error(`${name} is missing; run npm run check`)
    return report.missing.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

function reportError(line: string, code: number): number {
  console.error(line)
  return code
}

await runCommand(run)
