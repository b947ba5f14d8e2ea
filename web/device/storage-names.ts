/**
 * Names the keys of drafts in local storage and the databases of pictures in IndexedDB on this device. Each account has
 * its own names, so that the site shows a member no unsent work of other members. The content is not encrypted.
 */
import * as idb from 'idb-keyval'
import type { Kind } from '../../contract/kinds.ts'

const draftPrefix = 'draft '
const unsentMarkPrefix = 'kept '

/** @returns the key of a draft in local storage, one key for each account and form */
export function draftKey(form: string, username: string): string {
  return draftPrefix + JSON.stringify([username, form])
}

export function isDraftOf(username: string, key: string): boolean {
  // JSON ends a username with a quotation mark and escapes the quotation marks in the username. So no username matches
  // a longer username.
  return key.startsWith(`${draftPrefix}[${JSON.stringify(username)},`)
}

/**
 * @returns the key of a mark in local storage. The mark means that IndexedDB may have unsent work of the account for
 * the section. A page can read the mark before its first paint, but can read IndexedDB only later.
 */
export const unsentMarkKey = (section: Kind | 'creation', username: string) =>
  unsentMarkPrefix + JSON.stringify([username, section])

/** @returns the prefixes of the keys of an account's work in local storage */
export const keyPrefixesOf = (username: string) =>
  [draftPrefix, unsentMarkPrefix].map((prefix) => `${prefix}[${JSON.stringify(username)},`)

/** The key in local storage of the licence that a reader last chose. All accounts on this device share the key. */
export const licenceKey = 'licence'

export const queueDatabase = (username: string, kind: Kind) =>
  `huaniao-pictures-${kind}-${username}`
export const creationDatabase = (username: string) => `huaniao-creation-${username}`

export const openQueueDatabase = (username: string, kind: Kind) =>
  open(queueDatabase(username, kind), 'queue')
export const openCreationDatabase = (username: string) => open(creationDatabase(username), 'files')

/**
 * Opens an object store whose connection closes when another window deletes the database. Later writes then fail.
 */
function open(database: string, name: string): idb.UseStore {
  const store = idb.createStore(database, name)
  return (mode, callback) =>
    store(mode, (objects) => {
      const { db } = objects.transaction
      db.onversionchange = () => db.close()
      return callback(objects)
    })
}
