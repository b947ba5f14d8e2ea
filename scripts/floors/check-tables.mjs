/**
 * Checks, as a part of `npm run verify`, that only repositories of the owning folder query a table, and that handlers
 * open no transaction. The check also reads raw SQL. A repository may join other tables by calls of Kysely, and tests
 * may query any table.
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

/** The folders and files that copy, check or change every table (decisions 35 and 53). */
const placesOfAllTables = [
  ...['server/backup/', 'server/database/migrations/'],
  ...['delete-row', 'images', 'references'].map((name) => `server/integrity/${name}.ts`),
]

/** Single files that query a table of another folder (decision 53). */
const exceptions = {
  'server/accounts/repository.ts': ['session', 'submission'],
  'server/catalogue/repositories/authors-of-pictures.ts': ['submission'],
  'server/ledger/raise-versions.ts': ['species'],
  'server/ledger/undo.ts': ['species'],
}

/** Matches repositories: files with this name, and all files of some folders. */
const repository =
  /\/repository\.ts$|^server\/(?:catalogue\/repositories|submissions\/records|database|ledger)\//
/** Other files that query one table, like a repository (decision 53). */
const stores = ['server/accounts/limits/attempts.ts', 'server/accounts/limits/known-devices.ts']

const query = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g
/** One table of a list, with its schema and its alias. */
const listed = String.raw`(?:"?\w+"?\.)?"?\w+"?(?:\s+(?:as\s+)?"?\w+"?)?`
/** Matches the opening of a template of raw SQL, such as sql<{ id: string }>`. */
const rawSql = /\bsql(?:<[^`;]*>)?`/g
/** Matches the list of tables after a keyword, such as `from picture as p, "species"`. */
const rawTables = new RegExp(
  String.raw`\b(?:from|join|update|into|using)(?=\s+(${listed}(?:\s*,\s*${listed})*))`,
  'gi',
)
/** Matches a table that Kysely inserts into raw SQL. */
const insertedTable = /\bsql\.table\(\s*['"](?:\w+\.)?(\w+)['"]/g
const ownedTables = Object.values(owners).flat()
const sources = /(?<!\.test)\.ts$/

/**
 * @param {string} code the text of a file
 * @param {number} begin the index after the opening backtick of a template
 * @returns {number} the index of the closing backtick; a value `${…}` may contain other templates
 */
function endOfTemplate(code, begin) {
  let index = begin
  let depth = 0
  while (index < code.length && (depth > 0 || code[index] !== '`')) {
    const char = code[index]
    if (char === '{' && (depth > 0 || code[index - 1] === '$')) depth++
    if (char === '}' && depth > 0) depth--
    index += char === '\\' ? 2 : 1
  }
  return index
}

/** @param {string} reference such as `public.picture as p` @returns {string} the name of the table */
function tableOf(reference) {
  const [name = ''] = reference.trim().replaceAll('"', '').split(/\s/)
  return name.split('.').at(-1)?.toLowerCase() ?? ''
}

/** @param {string} code the text of a file @returns {string[]} the tables that its `sql` templates query or join */
function tablesOfRawSql(code) {
  const inserted = [...code.matchAll(insertedTable)].map(([, table = '']) => table)
  const written = [...code.matchAll(rawSql)].flatMap(({ index, 0: opening }) => {
    const begin = index + opening.length
    const text = code.slice(begin, endOfTemplate(code, begin))
    return [...text.matchAll(rawTables)].flatMap(([, list = '']) => list.split(',').map(tableOf))
  })
  return [...inserted, ...written].filter((table) => ownedTables.includes(table))
}

/**
 * @param {string} file path from the root of the project, with `/`
 * @param {string} code the text of the file
 * @returns {string[]} one text for each table of another folder
 */
export function foreignQueries(file, code) {
  const isIn = (/** @type {string} */ folder) => file.startsWith(`${folder}/`)
  if (placesOfAllTables.some((place) => file.startsWith(place))) return []
  const allowed = Object.entries(exceptions).find(([each]) => each === file)?.[1] ?? []
  const built = [...code.matchAll(query)].map(([, table = '']) => table)
  const tables = new Set([...built, ...tablesOfRawSql(code)])
  return [...tables].flatMap((table) => {
    const owner = Object.entries(owners).find(([, own]) => own.includes(table))?.[0]
    if (!owner || isIn(owner) || allowed.includes(table)) return []
    return [
      `${file} queries ${table}, which belongs to ${owner}. Move the query there and call it.`,
    ]
  })
}

/**
 * @param {string} file path from the root of the project, with `/`
 * @param {string} code the text of the file
 * @returns {string[]} a text for queries outside a repository, and a text for a transaction of a handler
 */
export function misplacedQueries(file, code) {
  const isExempt = placesOfAllTables.some((place) => file.startsWith(place))
  const isRepository = isExempt || repository.test(file) || stores.includes(file)
  const isHandler = /[/-]routes\.ts$/.test(file) || code.includes('satisfies Partial<Handlers>')
  const mistakes = []
  const hasQuery =
    /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(/.test(code) ||
    tablesOfRawSql(code).length > 0
  if (!isRepository && hasQuery) {
    mistakes.push(
      `${file} holds a query. Move the query to a function in the repository.ts of its folder.`,
    )
  }
  if (isHandler && code.includes('.transaction()')) {
    mistakes.push(
      `${file} has handlers and opens a transaction. Move the transaction to a function of a service.`,
    )
  }
  return mistakes
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => sources.test(file))
    .map((file) => `server/${file.split(path.sep).join('/')}`)
  const mistakes = files.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8')
    return [...foreignQueries(file, code), ...misplacedQueries(file, code)]
  })
  if (mistakes.length > 0) giveUp(mistakes.join('\n'))
}
