/**
 * Keeps the list in IndexedDB, only on this device, and shows changes in every window. If the browser does not store
 * the list, the list lasts as long as the page.
 */
import * as idb from 'idb-keyval'
import { useSyncExternalStore } from 'react'
import { tryStorage } from '../device/browser-storage.ts'
import { localDay } from '../language/day-in-words.ts'
import type { Entry, ListedSpecies, Mark } from './entry.ts'
import { mergeLists } from './list-file.ts'

interface MyList {
  /** The entries of the list; undefined until the list is read. */
  entries: readonly Entry[] | undefined
  /** Whether the browser stores the list. */
  isStored: boolean
}

const unreadList: MyList = { entries: undefined, isStored: true }
let list = unreadList
let store: idb.UseStore | undefined
let pendingRead: Promise<void> | undefined
/** Whether the browser has ever returned the stored list. If not, the browser has no stored list to erase. */
let wasRead = false
let channel: BroadcastChannel | undefined
const listeners = new Set<() => void>()

export function useMyList(): MyList {
  return useSyncExternalStore(
    subscribe,
    () => list,
    () => unreadList,
  )
}

/**
 * Marks a species, or removes the species from the list if `mark` is undefined. The page shows the change after the
 * browser has tried to store it. A “seen” mark without a date gets today's date.
 */
export async function markSpecies(species: ListedSpecies, mark: Mark | undefined): Promise<void> {
  // A reader may mark a species before the database has returned the list.
  await readOnce()
  const existing = list.entries?.find(({ code }) => code === species.code)
  if (!mark) return removeEntry(species.code)
  const { code, kind, latinName, commonName, chineseName } = species
  const day = mark === 'seen' ? existing?.day || localDay() : (existing?.day ?? '')
  const note = existing?.note ?? ''
  const entry = withTime({ code, kind, latinName, commonName, chineseName, mark, day, note })
  await writeToStore((openStore) => idb.set(code, entry, openStore))
  setEntries([...entriesExcept(code), entry])
}

/** Shows the entry before it is stored, because a field must show each typed letter at once. */
export function saveEntry(changedEntry: Omit<Entry, 'changedAt'>): void {
  const entry = withTime(changedEntry)
  setEntries([...entriesExcept(entry.code), entry])
  writeToStore((openStore) => idb.set(entry.code, entry, openStore))
}

export async function removeEntry(code: string): Promise<void> {
  await writeToStore((openStore) => idb.del(code, openStore))
  setEntries(entriesExcept(code))
}

/**
 * Adds the entries of a file, and resolves after the browser has tried to store them. If both lists have an entry for a
 * species, the newer entry stays.
 */
export async function addEntries(entries: readonly Entry[]): Promise<void> {
  await readOnce()
  const allEntries = mergeLists(list.entries ?? [], entries)
  await writeToStore((openStore) =>
    idb.setMany(
      allEntries.map((entry) => [entry.code, entry]),
      openStore,
    ),
  )
  setEntries(allEntries)
}

/**
 * Erases the list. The page shows the empty list only after the deletion, because a reload could stop the deletion.
 * @returns false if the browser does not erase the stored list, which then stays visible
 */
export async function eraseList(): Promise<boolean> {
  const isDone = (await writeToStore((openStore) => idb.clear(openStore))) || !wasRead
  if (isDone) setEntries([])
  return isDone
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void readOnce()
  return () => listeners.delete(listener)
}

/** Reads the list once, and rereads the list after each change in another window. */
function readOnce(): Promise<void> {
  // Some older phones have no BroadcastChannel.
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('my list')
    channel.addEventListener('message', readList)
  }
  pendingRead ??= readList()
  return pendingRead
}

async function readList(): Promise<void> {
  const entries = await tryStorage(() => {
    store ??= idb.createStore('huaniao-my-list', 'entries')
    return idb.values<Entry>(store)
  })
  if (entries) wasRead = true
  setList(entries ? { entries, isStored: true } : { entries: list.entries ?? [], isStored: false })
}

const withTime = (entry: Omit<Entry, 'changedAt'>): Entry => ({
  ...entry,
  changedAt: new Date().toISOString(),
})

const entriesExcept = (code: string) => (list.entries ?? []).filter((entry) => entry.code !== code)

const setEntries = (entries: readonly Entry[]) => setList({ ...list, entries })

function setList(newList: MyList): void {
  list = newList
  for (const listener of listeners) listener()
}

/** @returns whether the browser stored the change */
async function writeToStore(
  operation: (openStore: idb.UseStore) => Promise<unknown>,
): Promise<boolean> {
  const isDone = await tryStorage(async () => {
    if (!store) return false
    await operation(store)
    return true
  })
  if (isDone) channel?.postMessage('changed')
  else setList({ ...list, isStored: false })
  return isDone ?? false
}
