/** Which tables an archive holds, and by which columns their rows are told apart and put in order. */
import type { Tables } from '../../database/tables.ts'

type Key<Table> = readonly (keyof Table & string)[]

const keys: { [Name in keyof Tables]: Key<Tables[Name]> | 'left out' } = {
  species: ['id'],
  former_name: ['kind', 'name_key'],
  former_id: ['id'],
  account: ['id'],
  submission: ['id'],
  revision: ['id'],
  picture: ['id'],
  artwork: ['id'],
  creation: ['id'],
  featured: ['id'],
  nomination: ['target', 'target_id', 'account_id'],
  activity: ['id'],
  activity_row: ['activity_id', 'row_table', 'row_id'],
  tour_sign_up: ['id'],
  version: ['topic'],
  code_counter: ['series'],
  setting: ['name'],
  // Keys to the running site, of no use a week later and of some to whoever finds an archive.
  session: 'left out',
  known_device: 'left out',
  password_reset: 'left out',
  attempt: 'left out',
}

/** By table, in the order in which they are written. */
export const archivedTables: [table: string, key: string[]][] = Object.entries(keys).flatMap(
  ([table, key]) => (key === 'left out' ? [] : [[table, [...key]] as [string, string[]]]),
)

export const everyTable: string[] = Object.keys(keys)

/** What migrations write themselves: a site without more than that is empty. */
export const tablesNeverEmpty: ReadonlySet<string> = new Set(['version', 'code_counter', 'setting'])

/** True for what a database remembers of its own place, which is no part of the site. */
export function isOfThePlace(table: string, row: Record<string, unknown>): boolean {
  return table === 'setting' && /^(store|unfinished|clock|backup .*)$/.test(String(row.name))
}
