/** Counts and deletes the work that this device has stored for an account. */

import * as idb from 'idb-keyval'
import { type Kind, kindNames } from '../../contract/kinds.ts'
import {
  creationDatabase,
  isDraftOf,
  keyPrefixesOf,
  openCreationDatabase,
  openQueueDatabase,
  queueDatabase,
} from './storage-names.ts'

export interface Work {
  drafts: number
  pictures: number
}

type DatabaseExists = (name: string) => boolean

export async function countStored(username: string): Promise<Work> {
  const databaseExists = await makeDatabaseCheck()
  const unsent = await countUnsent(username, databaseExists)
  let drafts = draftsOf(username).filter(([, text]) => hasContent(draftValues(text))).length
  for (const kind of kindNames) {
    if (unsent[kind] > 0 || !databaseExists(queueDatabase(username, kind))) continue
    // If a queue has no pictures, its values for all pictures count as a draft.
    if (hasContent(await idb.get('common', openQueueDatabase(username, kind)))) drafts += 1
  }
  return { drafts, pictures: unsent.plant + unsent.bird + unsent.creation }
}

/** The numbers of unsent pictures in the sections of the upload page. */
export type Unsent = Record<Kind | 'creation', number>

/** Counts the unsent pictures that this device has stored for an account. */
export async function countUnsent(username: string, knownCheck?: DatabaseExists): Promise<Unsent> {
  const databaseExists = knownCheck ?? (await makeDatabaseCheck())
  const unsent: Unsent = { plant: 0, bird: 0, creation: 0 }
  for (const kind of kindNames) {
    if (!databaseExists(queueDatabase(username, kind))) continue
    const keys = await idb.keys<string>(openQueueDatabase(username, kind))
    unsent[kind] = keys.filter((key) => key.startsWith('item/')).length
  }
  if (databaseExists(creationDatabase(username))) {
    unsent.creation = (await idb.keys(openCreationDatabase(username))).length
  }
  return unsent
}

/** @throws if a database of the account cannot be opened or cleared */
export async function deleteStored(username: string): Promise<void> {
  const keyPrefixes = keyPrefixesOf(username)
  for (const [key] of localStorageEntries((each) =>
    keyPrefixes.some((prefix) => each.startsWith(prefix)),
  )) {
    window.localStorage.removeItem(key)
  }
  const databaseExists = await makeDatabaseCheck()
  for (const kind of kindNames) {
    const name = queueDatabase(username, kind)
    if (databaseExists(name)) await emptyAndDelete(name, openQueueDatabase(username, kind))
  }
  const name = creationDatabase(username)
  if (databaseExists(name)) await emptyAndDelete(name, openCreationDatabase(username))
}

/**
 * @returns a function that checks whether a database exists, because opening a missing database would create that
 * database. In a browser that cannot list databases, every database counts as existing.
 */
async function makeDatabaseCheck(): Promise<DatabaseExists> {
  if (!window.indexedDB) return () => false
  if (!indexedDB.databases) return () => true
  // A private window that denies the list has stored nothing.
  const databases = await indexedDB.databases().catch(() => [])
  return (name) => databases.some((each) => each.name === name)
}

/** Clears a database, then deletes it. A window of an older build may keep the empty database for a while. */
async function emptyAndDelete(name: string, store: idb.UseStore): Promise<void> {
  await idb.clear(store)
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    for (const event of ['success', 'blocked', 'error']) {
      request.addEventListener(event, () => resolve())
    }
  })
}

const draftsOf = (username: string) => localStorageEntries((key) => isDraftOf(username, key))

/** @returns keys and texts, or an empty list if the browser denies local storage */
function localStorageEntries(isIncluded: (key: string) => boolean): [key: string, text: string][] {
  try {
    return Object.entries(window.localStorage).filter(([key]) => isIncluded(key))
  } catch {
    return []
  }
}

function draftValues(text: string): unknown {
  try {
    return (JSON.parse(text) as { values?: unknown }).values
  } catch {
    return undefined
  }
}

/** @returns whether the values contain a text, number or choice. A form that a reader emptied has no such value. */
function hasContent(values: unknown): boolean {
  if (typeof values === 'object' && values !== null) return Object.values(values).some(hasContent)
  return Boolean(values)
}
