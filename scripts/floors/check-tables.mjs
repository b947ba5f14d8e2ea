/**
 * Checks, as a part of `npm run verify`, that only the owner of a table queries it. Joins are free: a
 * repository may add columns of other tables to its own rows. Tests may query anything.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveUp, root } from '../programs/pinned-node.mjs'

/** The tables of each folder. */
const owners = {
  'server/accounts': ['account', 'attempt', 'class_act', 'known_device', 'password_reset'],
  'server/catalogue/repositories': [
    ...['species', 'former_name', 'former_id', 'revision', 'code_counter', 'picture', 'artwork'],
    ...['creation', 'featured', 'nomination'],
  ],
  'server/content': ['site_part'],
  'server/curation/names': ['kept_name'],
  'server/database': ['setting', 'version'],
  'server/ledger': ['activity', 'activity_row'],
  'server/media/avif': ['avif'],
  'server/reference': ['reference_file', 'reference_name'],
  'server/sessions': ['session'],
  'server/submissions/records': ['submission', 'withdrawal'],
  'server/tours': ['tour_sign_up'],
}

/** These carry or check every table (decisions 35 and 53). */
const everywhere = ['server/backup', 'server/integrity', 'server/database/migrations']

/** Single files that query a table of another folder (decision 53). */
const exceptions = {
  'server/accounts/repository.ts': ['session', 'submission'],
  'server/catalogue/repositories/senders.ts': ['submission'],
  'server/ledger/raise-versions.ts': ['species'],
  'server/ledger/undo.ts': ['species'],
}

const query = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g
const sources = /(?<!\.test)\.ts$/

/**
 * @param {string} file path from the root of the project, with `/`
 * @param {string} code
 * @returns {string[]} one sentence for each table of another folder
 */
export function queriesElsewhere(file, code) {
  const isIn = (/** @type {string} */ folder) => file.startsWith(`${folder}/`)
  if (everywhere.some(isIn)) return []
  const allowed = Object.entries(exceptions).find(([each]) => each === file)?.[1] ?? []
  const tables = new Set([...code.matchAll(query)].map(([, table = '']) => table))
  return [...tables].flatMap((table) => {
    const owner = Object.entries(owners).find(([, own]) => own.includes(table))?.[0]
    if (!owner || isIn(owner) || allowed.includes(table)) return []
    return [`${file} queries ${table}: it belongs to ${owner}. Move the query there and call it.`]
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => sources.test(file))
    .map((file) => `server/${file.split(path.sep).join('/')}`)
  const found = files.flatMap((file) =>
    queriesElsewhere(file, readFileSync(path.join(root, file), 'utf8')),
  )
  if (found.length > 0) giveUp(found.join('\n'))
}
