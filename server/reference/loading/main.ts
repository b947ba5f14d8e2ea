/** `npm run reference -- FILE …`: replaces the reference with the names of these files. */
import { parseArgs } from 'node:util'
import { readConfig } from '../../config/config.ts'
import { migrate } from '../../database/migrations/migrate.ts'
import { CommandError } from '../../kernel/command-error.ts'
import {
  type OnProgress,
  type Progress,
  progressReporter,
  sendResult,
} from '../../kernel/own-process.ts'
import { runCommand } from '../../startup/command.ts'
import { openExisting } from '../../startup/open-existing.ts'
import { loadReference } from './load.ts'
import { beginLoad } from './run-of-load.ts'

const usage = 'Usage: npm run reference -- FILE …'
/** Invalid lines that the command prints. */
const shown = 20

/** @returns 1 if some lines were rejected; 2 if nothing was changed */
async function run(): Promise<number> {
  const { positionals: files } = parseArgs({ allowPositionals: true })
  if (files.length === 0) throw new CommandError(usage)
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort())
  const database = openExisting(readConfig(process.env))
  try {
    await migrate(database)
    const load = (onProgress: OnProgress) =>
      loadReference(database, files, { onProgress, signal: stopping.signal })
    // A site that starts this program holds the lease itself.
    const report = progressReporter()
    const loaded = report
      ? await load(report)
      : await beginLoad(database.db, (note) =>
          load((progress) => {
            note(progress)
            showProgress(progress)
          }),
        )
    await sendResult(loaded)
    const { names, above, rejected } = loaded
    console.info(`${names} names loaded.`)
    if (above > 0) console.info(`${above} names of families and above were left out.`)
    if (rejected.length === 0) return 0
    console.info(`${rejected.length} lines rejected:`)
    for (const line of rejected.slice(0, shown)) console.info(`  ${line}`)
    if (rejected.length > shown) console.info(`  and ${rejected.length - shown} more`)
    return 1
  } finally {
    await database.close()
  }
}

const linesBetween = 10_000

function showProgress({ done, total }: Progress): void {
  if (done % linesBetween === 0) console.error(`  ${done} of ${total} lines`)
}

await runCommand(run)
