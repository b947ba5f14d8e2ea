/**
 * Runs Directus on SQLite with one species and as many rows of pictures as the site has, and lets visitors read these
 * rows. Directus is not a dependency of this project: `npm run bench -- --directus FOLDER` uses the Directus in
 * FOLDER/node_modules, on the Node of the PATH.
 */
import { spawn, spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../tests/harness/servers/free-port.ts'
import { measuredSpecies } from '../site/made-site.ts'
import type { MeasuredRequest } from './load.ts'

const admin = { email: 'admin@example.org', password: 'a fine long password' }
/** The id of the policy for visitors, which is equal in every installation of Directus 11. */
const publicPolicy = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'
const texts = [
  ...['latinName', 'commonName', 'chineseName', 'otherNames', 'location'],
  ...['additionalInfo', 'editor', 'postingtime'],
]
const credits = ['season', 'path', 'takenBy', 'time', 'location', 'placeholder']

export interface Directus {
  profile: MeasuredRequest
  stop(): Promise<void>
}

/** @param pictures the number of pictures of the species */
export async function startDirectus(
  installFolder: string,
  folder: string,
  pictures: number,
  isCached: boolean,
): Promise<Directus> {
  const port = await freePort()
  const env = {
    PATH: pathWithoutPinnedNode(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    KEY: 'benchmark',
    SECRET: 'benchmark',
    DB_CLIENT: 'sqlite3',
    DB_FILENAME: path.join(folder, 'directus.db'),
    STORAGE_LOCAL_ROOT: path.join(folder, 'files'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    PRESSURE_LIMITER_ENABLED: 'false',
    CACHE_ENABLED: String(isCached),
    CACHE_STORE: 'memory',
    CACHE_AUTO_PURGE: 'true',
  }
  await rm(env.DB_FILENAME, { force: true })
  const program = path.join(installFolder, 'node_modules/directus/cli.js')
  const options = { cwd: folder, env }
  const bootstrap = spawnSync('node', ['--no-node-snapshot', program, 'bootstrap'], options)
  if (bootstrap.status !== 0) throw new Error(`Directus: ${bootstrap.stderr}${bootstrap.stdout}`)
  const server = spawn('node', ['--no-node-snapshot', program, 'start'], {
    ...options,
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  await waitForAnswer(`${address}/server/ping`)
  await fill(address, pictures)
  const query = new URLSearchParams({
    'filter[latinName][_eq]': measuredSpecies,
    fields: '*,pictures.*',
  })
  return {
    profile: { url: `${address}/items/species?${query}` },
    async stop() {
      server.kill('SIGKILL')
    },
  }
}

/** @returns the PATH without the folders of npm, which puts the pinned Node first; Directus may need another Node */
function pathWithoutPinnedNode(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.filter((folder) => !folder.endsWith('node_modules/.bin')).join(path.delimiter)
}

async function fill(address: string, pictures: number): Promise<void> {
  const { data } = await post<{ data: { access_token: string } }>(`${address}/auth/login`, admin)
  const token = data.access_token
  const text = (field: string) => ({ field, type: 'text', schema: {}, meta: {} })
  const key = {
    field: 'id',
    type: 'integer',
    schema: { is_primary_key: true, has_auto_increment: true },
  }
  const createCollection = (collection: string, fields: object[]) =>
    post(
      `${address}/collections`,
      { collection, schema: {}, meta: {}, fields: [key, ...fields] },
      token,
    )
  await createCollection('species', texts.map(text))
  await createCollection('pictures', [
    ...credits.map(text),
    { field: 'species', type: 'integer', schema: {} },
  ])
  const alias = { field: 'pictures', type: 'alias', meta: { special: ['o2m'] }, schema: null }
  await post(`${address}/fields/species`, alias, token)
  const relation = { collection: 'pictures', field: 'species', related_collection: 'species' }
  const meta = { many_collection: 'pictures', many_field: 'species', one_collection: 'species' }
  await post(
    `${address}/relations`,
    { ...relation, meta: { ...meta, one_field: 'pictures' } },
    token,
  )
  for (const collection of ['species', 'pictures']) {
    const permission = { policy: publicPolicy, collection, action: 'read', fields: ['*'] }
    await post(`${address}/permissions`, { ...permission, permissions: {} }, token)
  }
  const speciesTexts = Object.fromEntries(texts.map((field) => [field, `${field} of the species`]))
  const credit = Object.fromEntries(credits.map((field) => [field, `${field} of a photograph`]))
  await post(
    `${address}/items/species`,
    {
      ...speciesTexts,
      latinName: measuredSpecies,
      pictures: Array.from({ length: pictures }, () => credit),
    },
    token,
  )
}

async function post<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

async function waitForAnswer(url: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(500)
  }
  throw new Error(`${url} does not answer`)
}
