/** Writes one archive of the whole site for `npm run backup -- FILE`. The site may run meanwhile. */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { CommandError } from '../kernel/command-error.ts'
import { progressReporter } from '../kernel/own-process.ts'
import { openStore } from '../media/store/open-store.ts'
import { runCommand } from '../startup/command.ts'
import { openExistingToRead } from '../startup/open-existing.ts'
import { contentsInWords } from './archive/contents-in-words.ts'
import { backUpTo, backUpToFile } from './backup-file.ts'

const usage = `Usage: npm run backup -- FILE
       npm run --silent backup -- - > FILE     (- is standard output)`

const readOnlyNotice =
  'The data folder is read-only here, so the backup takes no lease. If a site runs on this data elsewhere, delete no pictures there until the backup has ended.'

/**
 * Ctrl-C, SIGTERM or SIGHUP aborts the backup. The backup then deletes the incomplete archive. A stopping site sends
 * SIGTERM.
 */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopping.abort())
}

async function run(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, ...rest] = positionals
  if (!file || rest.length > 0) throw new CommandError(usage)
  const config = readConfig(process.env)
  if (file !== '-' && existsSync(file)) throw new CommandError(`${file} already exists.`)
  const database = await openExistingToRead(config)
  if (database.isReadOnly) console.error(readOnlyNotice)
  const { signal } = stopping
  try {
    const onProgress = progressReporter()
    const source = { database, store: await openStore(config), signal, onProgress }
    const manifest =
      file === '-'
        ? await backUpTo(source, process.stdout, tmpdir())
        : await backUpToFile(source, file)
    const summary = `${file === '-' ? 'The archive' : file} contains ${contentsInWords(manifest)}`
    console.error(summary)
    return 0
  } catch (error) {
    throw signal.aborted
      ? new CommandError('The backup was interrupted: no archive was written.')
      : error
  } finally {
    await database.close()
  }
}

await runCommand(run)
