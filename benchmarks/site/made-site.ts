/**
 * Makes and runs a site for benchmarks, with species that have only names, and with one species that has texts and
 * pictures.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import sharp from 'sharp'
import { speciesRecordSchema } from '../../contract/schemas/species-record.ts'
import {
  compiledCode,
  lowMemoryFlags,
  lowMemoryVariables,
} from '../../scripts/programs/pinned-node.mjs'
import { findSpecies } from '../../server/catalogue/repositories/species.ts'
import { type Database, openDatabase } from '../../server/database/connection.ts'
import { migrate } from '../../server/database/migrations/migrate.ts'
import { importImage } from '../../server/import/import-image.ts'
import { importSpecies } from '../../server/import/import-species.ts'
import { openFolderStore } from '../../server/media/store/folder-store.ts'

export interface RunningSite {
  address: string
  process: ChildProcess
  stop(): Promise<void>
}

/** The Latin name of the species with texts and pictures. */
export const measuredSpecies = 'Magnolia measured'
export const pictureCount = 12

/**
 * Makes the data of a site and starts the site.
 * @param folder the data folder of the site
 * @param source a file of names, and the number of species to add from the file
 * @param preload a module that Node loads before the server
 */
export async function makeSite(
  folder: string,
  source?: { names: string; count: number },
  preload?: string,
): Promise<RunningSite> {
  const database = openDatabase({ dataFolder: folder })
  await migrate(database)
  if (source) await addSpecies(database, source.names, source.count)
  await addMeasuredSpecies(database, folder)
  await database.close()
  return runSite(folder, preload)
}

async function addSpecies(database: Database, names: string, count: number): Promise<void> {
  const schema = speciesRecordSchema('plant')
  const rows = createReadStream(names)
    .pipe(createGunzip())
    .pipe(parse({ columns: true, to: count }))
  await database.db.transaction().execute(async (db) => {
    for await (const { latinName, chineseName } of rows) {
      const record = schema.parse({
        latinName,
        commonName: latinName,
        chineseName: chineseName || latinName,
        texts: {},
      })
      await importSpecies(db, 'plant', record, '2025-01-01T00:00:00.000Z')
    }
  })
}

async function addMeasuredSpecies(database: Database, folder: string): Promise<void> {
  const record = speciesRecordSchema('plant').parse({
    latinName: measuredSpecies,
    commonName: 'Measured magnolia',
    chineseName: '测玉兰',
    texts: {
      otherNames: 'Lilytree, 白玉兰',
      additionalInfo: 'White cups on bare twigs.\n花大而洁白。',
    },
  })
  await importSpecies(database.db, 'plant', record, '2025-01-01T00:00:00.000Z')
  const species = await findSpecies(database.db, 'plant', measuredSpecies)
  if (!species) throw new Error('The measured species is missing')
  const store = openFolderStore(path.join(folder, 'files'))
  for (let index = 0; index < pictureCount; index++) {
    const background = { r: index * 20, g: 120, b: 60 }
    const image = sharp({ create: { width: 800, height: 600, channels: 3, background } })
    await importImage(
      { database, store },
      {
        species,
        bytes: await image.jpeg().toBuffer(),
        publishedAt: '2025-03-01T00:00:00.000Z',
        table: 'picture',
        credits: { season: 'spring', takenBy: 'Nobody', takenOn: '2025-03-01', location: 'Lake' },
      },
    )
  }
}

/** @returns the environment variables of a measured site, and of commands that run at the same time */
export const environmentOf = (folder: string) => ({
  ...process.env,
  ...lowMemoryVariables,
  ...compiledCode,
  // `npm start` sets this variable too. Otherwise React would use its development build.
  NODE_ENV: 'production',
  DATA_DIR: folder,
  PORT: '0',
  SAMPLE: 'off',
  LOG_LEVEL: 'info',
  // The worker that makes AVIF renditions would use a core during a measurement.
  AVIF: 'off',
})

/** Starts a site on a folder with data, or on an empty folder. @returns the site, when it accepts requests */
export async function runSite(
  folder: string,
  preload?: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningSite> {
  const server = spawn(
    process.execPath,
    [...lowMemoryFlags, ...(preload ? ['--import', preload] : []), 'server/main.ts'],
    {
      env: { ...environmentOf(folder), ...environment },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (text) => {
      const match = /http:\/\/localhost:\d+/.exec(String(text))
      if (match) resolve(match[0])
    })
    server.on('exit', (code) => reject(new Error(`The site stopped with exit code ${code}`)))
  })
  const exit = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  return {
    address,
    process: server,
    async stop() {
      server.kill('SIGTERM')
      await exit
    },
  }
}

/**
 * Reads the memory of a site from /proc, on Linux only.
 * @param field `VmRSS` for the memory now, `VmHWM` for the highest memory so far
 * @returns megabytes of the whole process
 */
export async function memoryOf(
  { process: { pid } }: RunningSite,
  field: 'VmRSS' | 'VmHWM' = 'VmRSS',
): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}
