/** `npm run reference -- FILE …`: replaces the reference with the names of these files. */
import path from 'node:path'
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

/** @returns 1 if some lines were rejected; 2 if nothing was changed */
async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    // The name that an uploaded file had; on the server it has a temporary one.
    options: { name: { type: 'string' } },
  })
  if (positionals.length === 0) throw new CommandError(usage)
  const files = positionals.map((file) => ({
    path: file,
    name: values.name ?? path.basename(file),
  }))
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort())
  const database = openExisting(readConfig(process.env))
  try {
    await migrate(database)
    const load = (onProgress: OnProgress) =>
      loadReference(database, files, { onProgress, signal: stopping.signal })
    // With a reporter the site started this program, and the site holds the lease.
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
    const { names, above, rejected, problems } = loaded
    console.info(`${names} names loaded.`)
    if (above > 0) console.info(`${above} names of families and above were left out.`)
    if (rejected === 0) return 0
    console.info(`${rejected} lines rejected:`)
    for (const line of problems) console.info(`  ${line}`)
    if (rejected > problems.length) console.info(`  and ${rejected - problems.length} more`)
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
