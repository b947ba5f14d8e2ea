/** `npm run move -- --to "…"`: copies the configured site to another database and store. */

import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { type Config, readConfig } from '../../config/config.ts'
import { placeInWords } from '../../config/s3-place.ts'
import { openDatabase } from '../../database/connection.ts'
import { CommandError } from '../../kernel/command-error.ts'
import { openStore } from '../../media/store/open-store.ts'
import { runCommand } from '../../startup/command.ts'
import { openExisting } from '../../startup/open-existing.ts'
import { contentsInWords } from '../archive/contents-in-words.ts'
import { move } from './move.ts'

const usage = `Usage: npm run move -- --to "DATABASE_URL=postgres://… STORAGE_URL=s3://… S3_ACCESS_KEY_ID=… S3_SECRET_ACCESS_KEY=…"
       npm run move -- --to "DATA_DIR=/srv/huaniao"
       npm run move -- --to-file FILE     (the same, one setting on each line, so that no key is visible)`

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'to-file': { type: 'string' } },
  })
  const from = readConfig(process.env)
  const to = readTarget(values.to, values['to-file'])
  assertElsewhere(from, to)
  const [database, target] = [openExisting(from), openDatabase(to)]
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-move-'))
  try {
    const here = { database, store: await openStore(from) }
    const there = { database: target, store: await openStore(to) }
    const { tables, files } = await move(here, there, folder)
    console.info(
      `Moved to ${target.place} and ${storeInWords(to)}: ${contentsInWords({ tables, files })}`,
    )
    if (files.known > 0)
      console.info(`${files.known} of the files were already there from an earlier attempt.`)
    console.info(
      'Every row and every file was compared with the original. Start the site with the new settings; nothing was deleted here.',
    )
    return 0
  } finally {
    await rm(folder, { recursive: true, force: true })
    await target.close()
    await database.close()
  }
}

/** Reads the target's settings. Only store keys are copied from the current settings, if the target has none. */
function readTarget(words: string | undefined, file: string | undefined): Config {
  if ((words === undefined) === (file === undefined)) throw new CommandError(usage)
  const text =
    file === undefined ? (words ?? '').trim().split(/\s+/).join('\n') : readFileSync(file, 'utf8')
  const given = parseEnv(text)
  if (!given.DATA_DIR && !(given.DATABASE_URL && given.STORAGE_URL)) throw new CommandError(usage)
  const keys = Object.entries(process.env).filter(([name]) => /^(S3|AWS)_/.test(name))
  return readConfig({ ...Object.fromEntries(keys), ...given })
}

function assertElsewhere(from: Config, to: Config): void {
  const sameDatabase =
    from.databaseUrl || to.databaseUrl
      ? from.databaseUrl === to.databaseUrl
      : from.dataFolder === to.dataFolder
  const sameStore =
    from.s3 || to.s3 ? storeInWords(from) === storeInWords(to) : from.dataFolder === to.dataFolder
  if (sameDatabase || sameStore) {
    throw new CommandError(
      `The source and the target have the same ${sameDatabase ? 'database' : 'store'}: choose another.`,
    )
  }
}

const storeInWords = ({ s3, dataFolder }: Config) =>
  s3 ? placeInWords(s3) : path.join(dataFolder, 'files')

await runCommand(run)
