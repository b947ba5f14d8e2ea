/** Makes a site from an archive in an empty database and store, for `npm run restore -- FILE [--start-over]`. */
import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../config/config.ts'
import { openDatabase } from '../../database/connection.ts'
import { ArchiveError, CommandError } from '../../kernel/command-error.ts'
import { openStore } from '../../media/store/open-store.ts'
import { runCommand } from '../../startup/command.ts'
import { contentsInWords } from '../archive/contents-in-words.ts'
import { rememberFolder } from './remember-folder.ts'
import { restore } from './restore.ts'

const usage = 'Usage: npm run restore -- FILE [--start-over]     (- is standard input)'

/**
 * @returns the exit code, which is 1 if the archive cannot be restored. The target is then unchanged. With
 * `--start-over`, the command may have deleted the files of an interrupted restore.
 */
async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'start-over': { type: 'boolean', default: false } },
  })
  const [file, ...rest] = positionals
  const startOver = values['start-over']
  if (!file || rest.length > 0) throw new CommandError(usage)
  if (file !== '-' && !existsSync(file)) throw new CommandError(`${file} does not exist.`)
  const config = readConfig(process.env)
  const undoChanges = rememberFolder(config.dataFolder)
  const database = openDatabase(config)
  let hasRestored = false
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-restore-'))
  try {
    const target = { database, store: await openStore(config) }
    const input = file === '-' ? process.stdin : createReadStream(file)
    const manifest = await restore(target, input, {
      folder,
      startOver,
      onRows: () => {
        hasRestored = true
      },
    })
    console.info(`Restored, as it was at ${manifest.header.madeAt}: ${contentsInWords(manifest)}`)
    return 0
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    const name = file === '-' ? 'The archive on standard input' : file
    const outcome = startOver ? '' : ' Nothing was changed.'
    console.error(`${name} cannot be restored. ${error.message}${outcome}`)
    return 1
  } finally {
    await rm(folder, { recursive: true, force: true })
    await database.close()
    if (!hasRestored) undoChanges()
  }
}

await runCommand(run)
