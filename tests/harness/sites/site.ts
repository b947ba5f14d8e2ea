/** Opens a whole site over a test database in the process of the test, with functions that add content. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kind, Section } from '../../../contract/kinds.ts'
import { speciesRecordSchema } from '../../../contract/schemas/species-record.ts'
import { createApp } from '../../../server/app.ts'
import { findSpecies } from '../../../server/catalogue/repositories/species.ts'
import { readConfig } from '../../../server/config/config.ts'
import { openContent } from '../../../server/content/site-content.ts'
import { createHandlers } from '../../../server/handlers.ts'
import { apiFor } from '../../../server/http/calls/api.ts'
import { importImage } from '../../../server/import/import-image.ts'
import { importSpecies } from '../../../server/import/import-species.ts'
import { type Caller, visitor } from '../../../server/kernel/caller.ts'
import type { TestDatabase } from '../databases/databases.ts'
import { jpeg } from '../pictures/pictures.ts'
import { smallMap, smallWalk } from './small-walk.ts'

export const member: Caller = { role: 'member', username: 'lin' }
export const admin: Caller = { role: 'admin', username: 'teacher' }
export { visitor }

export type Site = Awaited<ReturnType<typeof openSite>>

interface SiteOptions {
  /** Whether to render pages too, which needs the build. */
  pages?: boolean
  /** Environment variables in addition to the defaults. */
  settings?: NodeJS.ProcessEnv
  /** Whether the test breaks a content file. Otherwise a broken file fails the test. */
  contentMayBreak?: boolean
}

export async function openSite(database: TestDatabase, options: SiteOptions = {}) {
  const content = openContent(await writeContent(database.dataFolder), (error) => {
    if (!options.contentMayBreak) throw error
  })
  const config = readConfig({
    ...database.environment,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SAMPLE: 'off',
    ...options.settings,
  })
  const store = await database.openStore()
  const environment = { ...process.env, ...database.environment, ...options.settings }
  const parts = { config, database, store, content, environment }
  const app = await createApp(options.pages ? parts : { ...parts, pages: 'none' })
  const { handlers, bin } = createHandlers(parts)
  let closing: Promise<void> | undefined
  function close(): Promise<void> {
    content.close()
    closing ??= app.close()
    return closing
  }
  database.closeFirst(close)
  const { db } = database

  async function speciesNamed(kind: Kind, latinName: string) {
    const species = await findSpecies(db, kind, latinName)
    if (!species) throw new Error(`The test site has no species ${latinName}`)
    return species
  }

  async function commonInput(
    kind: Kind,
    latinName: string,
    publishedAt: string,
    bytes: Uint8Array,
  ) {
    const species = await speciesNamed(kind, latinName)
    return { species, bytes, publishedAt }
  }

  return {
    app,
    database,
    store,
    bin,
    /** Closes the site before the end of the suite, for a suite that opens one site for each test. */
    close,
    apiAs: (caller: Caller) => apiFor(handlers, caller),

    async addSpecies(
      kind: Kind,
      names: readonly [string, string, string],
      otherFields: object = {},
    ) {
      const [latinName, commonName, chineseName] = names
      const input = { latinName, commonName, chineseName, texts: {}, ...otherFields }
      const record = speciesRecordSchema(kind).parse(input)
      await db
        .transaction()
        .execute((transaction) =>
          importSpecies(transaction, kind, record, '2025-03-15T04:05:06.000Z'),
        )
    },

    async addPicture(
      kind: Kind,
      latinName: string,
      picture: { season: Section; takenOn?: string; publishedAt?: string; bytes?: Uint8Array },
    ): Promise<string> {
      const { season, takenOn = '2025-03-15', publishedAt = `${takenOn}T00:00:00.000Z` } = picture
      const bytes = picture.bytes ?? (await jpeg(`${latinName} ${season} ${takenOn}`))
      const common = await commonInput(kind, latinName, publishedAt, bytes)
      const credits = { takenBy: '林小满', takenOn, location: 'Lotus pond' }
      const image = { table: 'picture', credits: { season, ...credits } } as const
      return (await importImage(parts, { ...common, ...image })).id
    },

    async addArtwork(kind: Kind, latinName: string, artist: string): Promise<string> {
      const bytes = await jpeg(`${latinName} ${artist}`)
      const common = await commonInput(kind, latinName, '2025-04-01T00:00:00.000Z', bytes)
      const credits = { artist, drawnOn: '2025-04-01', location: 'Art room' }
      return (await importImage(parts, { ...common, table: 'artwork', credits })).id
    },

    /** Makes a photograph or an artwork pending, like a member's upload before the review. */
    async makePending(table: 'picture' | 'artwork', id: string): Promise<{ path: string }> {
      await db.updateTable(table).set({ status: 'pending' }).where('id', '=', id).execute()
      return db.selectFrom(table).select('path').where('id', '=', id).executeTakeFirstOrThrow()
    },

    async get(url: string, headers: Record<string, string> = {}) {
      return app.inject({ method: 'GET', url, headers })
    },

    async post(url: string, payload: object | string, headers: Record<string, string> = {}) {
      return app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      })
    },
  }
}

async function writeContent(dataFolder: string): Promise<string> {
  const folder = path.join(dataFolder, 'content')
  await mkdir(folder)
  await writeFile(
    path.join(folder, 'site.yaml'),
    'name: { en: Test site, zh: 测试站 }\ndescription: { en: For tests, zh: 测试 }\nfilingNumber: "0"\n',
  )
  await writeFile(path.join(folder, smallMap.file), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const walks = { map: smallMap, walks: [smallWalk] }
  // JSON is valid YAML.
  await writeFile(path.join(folder, 'walks.yaml'), JSON.stringify(walks))
  return folder
}
