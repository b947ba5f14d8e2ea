/**
 * Makes new keys of names, without invisible characters (docs/decisions/0027-names-and-invisible-characters.md).
 * The migration adds a number to a username or species name whose new key is taken. Texts with a lone surrogate, which
 * broke pages, become well-formed.
 */
import { type Kysely, sql } from 'kysely'
import { cleanName, glossaryLetter, nameKey } from '../../../contract/names.ts'
import { usernameKey } from '../../../contract/schemas/accounts/accounts.ts'

export async function up(db: Kysely<never>): Promise<void> {
  await renameAccounts(db)
  await renameSpecies(db)
  await renewFormerNames(db)
  for (const column of ['texts', 'english_links', 'chinese_links']) {
    await makeWellFormed(db, 'species', column)
  }
  await makeWellFormed(db, 'submission', 'payload')
  await makeWellFormed(db, 'revision', 'record')
}

async function renameAccounts(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: string; username: string; username_key: string }>`
    select id, username, username_key from account order by created_at, id`.execute(db)
  const rowsToRename = rows.filter((row) => usernameKey(row.username) !== row.username_key)
  const takenKeys = new Set(rows.map((row) => row.username_key))
  for (const { id, username } of rowsToRename) {
    const name = cleanName(usernameKey(username)) || 'member'
    const freeName = firstFree(name, (candidate) => takenKeys.has(usernameKey(candidate)), '-')
    takenKeys.add(usernameKey(freeName))
    await sql`update account set username = ${freeName}, username_key = ${usernameKey(freeName)}
      where id = ${id}`.execute(db)
  }
}

async function renameSpecies(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: string; kind: string; latin_name: string; name_key: string }>`
    select id, kind, latin_name, name_key from species order by posted_at, id`.execute(db)
  const rowsToRename = rows.filter((row) => nameKey(row.latin_name) !== row.name_key)
  const takenKeys = new Set(rows.map((row) => `${row.kind} ${row.name_key}`))
  for (const { id, kind, latin_name } of rowsToRename) {
    const keyOf = (name: string) => `${kind} ${nameKey(name)}`
    const name = cleanName(latin_name) || 'Unnamed'
    const freeName = firstFree(name, (candidate) => takenKeys.has(keyOf(candidate)), ' ')
    takenKeys.add(keyOf(freeName))
    await sql`update species set latin_name = ${freeName}, name_key = ${nameKey(freeName)},
      letter = ${glossaryLetter(freeName)} where id = ${id}`.execute(db)
  }
  if (rowsToRename.length > 0) await sql`update version set version = version + 1`.execute(db)
}

async function renewFormerNames(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ kind: string; name_key: string; species_id: string }>`
    select kind, name_key, species_id from former_name`.execute(db)
  for (const { kind, name_key, species_id } of rows) {
    const key = nameKey(name_key)
    if (key === name_key) continue
    await sql`delete from former_name where kind = ${kind} and name_key = ${name_key}`.execute(db)
    await sql`insert into former_name (kind, name_key, species_id)
      values (${kind}, ${key}, ${species_id}) on conflict do nothing`.execute(db)
  }
}

/** @returns the name, or for a taken name, the name with the lowest free number from 2 */
function firstFree(name: string, isTaken: (name: string) => boolean, separator: string): string {
  let freeName = name
  for (let number = 2; isTaken(freeName); number++) freeName = `${name}${separator}${number}`
  return freeName
}

/** Finds lone surrogates by their escape sequence, because `JSON.stringify` encodes only lone surrogates as `\ud…`. */
async function makeWellFormed(db: Kysely<never>, table: string, column: string): Promise<void> {
  const json = sql.ref(column)
  const { rows } = await sql<{ id: string; json: string }>`
    select id, ${json} as json from ${sql.table(table)}
    where ${json} like ${'%\\ud%'} escape '!'`.execute(db)
  for (const { id, json: storedJson } of rows) {
    const wellFormed = JSON.stringify(
      JSON.parse(storedJson, (_key, value: unknown) =>
        typeof value === 'string' ? value.toWellFormed() : value,
      ),
    )
    await sql`update ${sql.table(table)} set ${json} = ${wellFormed} where id = ${id}`.execute(db)
  }
}
