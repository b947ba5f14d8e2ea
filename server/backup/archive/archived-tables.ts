/** Lists the tables of an archive, the columns that order their rows, and the tables and rows that are left out. */
import type { Tables } from '../../database/tables/tables.ts'

type Key<Table> = readonly (keyof Table & string)[]

const keys: { [Name in keyof Tables]: Key<Tables[Name]> | 'left out' } = {
  species: ['id'],
  former_name: ['kind', 'name_key'],
  former_id: ['id'],
  kept_name: ['id'],
  account: ['id'],
  submission: ['id'],
  withdrawal: ['id'],
  revision: ['id'],
  picture: ['id'],
  artwork: ['id'],
  creation: ['id'],
  featured: ['id'],
  nomination: ['target', 'target_id', 'account_id'],
  activity: ['id'],
  activity_row: ['activity_id', 'row_table', 'row_id'],
  class_act: ['id'],
  tour_sign_up: ['id'],
  site_part: ['id'],
  version: ['topic'],
  code_counter: ['series'],
  setting: ['name'],
  // Credentials and counted attempts soon expire, and credentials could help a thief of an archive.
  session: 'left out',
  known_device: 'left out',
  password_reset: 'left out',
  attempt: 'left out',
  // AVIF renditions are not in the archive either. The site makes them again.
  avif: 'left out',
  // The operator loads the files of the reference again (docs/reference.md).
  reference_file: 'left out',
  reference_name: 'left out',
}

/** The tables in the order in which an archive contains them, with their keys. */
export const archivedTables: [table: string, key: string[]][] = Object.entries(keys).flatMap(
  ([table, key]) => (key === 'left out' ? [] : [[table, [...key]] as [string, string[]]]),
)

export const everyTable: string[] = Object.keys(keys)

/** Tables that migrations fill. A site is empty if all other tables have no rows. */
export const tablesNeverEmpty: ReadonlySet<string> = new Set(['version', 'code_counter', 'setting'])

/** @returns whether a row describes this machine or process, and not the site. Archives leave such rows out. */
export function isLocalSetting(table: string, row: Record<string, unknown>): boolean {
  return (
    table === 'setting' &&
    /^(store|unfinished|clock|(?:avif|backup|check|mistake|reference|setup) .*)$/.test(
      String(row.name),
    )
  )
}
