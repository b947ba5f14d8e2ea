/** Copies the configured site to another database and store, for `npm run move -- --to "…"`. */

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
  const sourceConfig = readConfig(process.env)
  const targetConfig = readTarget(values.to, values['to-file'])
  assertElsewhere(sourceConfig, targetConfig)
  const [database, targetDatabase] = [openExisting(sourceConfig), openDatabase(targetConfig)]
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-move-'))
  try {
    const source = { database, store: await openStore(sourceConfig) }
    const target = { database: targetDatabase, store: await openStore(targetConfig) }
    const { tables, files } = await move(source, target, folder)
    console.info(
      `Moved to ${targetDatabase.place} and ${storeInWords(targetConfig)}: ${contentsInWords({ tables, files })}`,
    )
    if (files.known > 0)
      console.info(`${files.known} of the files were already there from an earlier attempt.`)
    console.info(
      'Every row and every file was compared with the source. Start the site with the new settings; nothing was deleted from the source.',
    )
    return 0
  } finally {
    await rm(folder, { recursive: true, force: true })
    await targetDatabase.close()
    await database.close()
  }
}

/** Reads the target's settings. Settings of S3 and AWS that the target lacks come from the current settings. */
function readTarget(inlineSettings: string | undefined, file: string | undefined): Config {
  if ((inlineSettings === undefined) === (file === undefined)) throw new CommandError(usage)
  const text =
    file === undefined
      ? (inlineSettings ?? '').trim().split(/\s+/).join('\n')
      : readFileSync(file, 'utf8')
  const settings = parseEnv(text)
  if (!settings.DATA_DIR && !(settings.DATABASE_URL && settings.STORAGE_URL))
    throw new CommandError(usage)
  const credentials = Object.entries(process.env).filter(([name]) => /^(S3|AWS)_/.test(name))
  return readConfig({ ...Object.fromEntries(credentials), ...settings })
}

function assertElsewhere(source: Config, target: Config): void {
  const isSameDatabase =
    source.databaseUrl || target.databaseUrl
      ? source.databaseUrl === target.databaseUrl
      : source.dataFolder === target.dataFolder
  const isSameStore =
    source.s3 || target.s3
      ? storeInWords(source) === storeInWords(target)
      : source.dataFolder === target.dataFolder
  if (isSameDatabase || isSameStore) {
    throw new CommandError(
      `The source and the target have the same ${isSameDatabase ? 'database' : 'store'}: choose another.`,
    )
  }
}

const storeInWords = ({ s3, dataFolder }: Config) =>
  s3 ? placeInWords(s3) : path.join(dataFolder, 'files')

await runCommand(run)
