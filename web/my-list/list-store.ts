/**
 * Keeps the list in IndexedDB on this device alone, and shows changes in every window. If the browser refuses
 * to store it, the list lasts as long as the page.
 */
import * as idb from 'idb-keyval'
import { useSyncExternalStore } from 'react'
import { tryStorage } from '../device/browser-storage.ts'
import { localDay } from '../language/day-in-words.ts'
import type { Entry, ListedSpecies, Mark } from './entry.ts'
import { merged } from './list-file.ts'

interface MyList {
  /** Undefined until the list is read. */
  entries: readonly Entry[] | undefined
  /** Whether the browser stores the list. */
  stored: boolean
}

const unread: MyList = { entries: undefined, stored: true }
let list = unread
let store: idb.UseStore | undefined
let reading: Promise<void> | undefined
/** Whether the browser has ever returned the stored list. If not, it stores nothing that could be erased. */
let wasRead = false
let channel: BroadcastChannel | undefined
const listeners = new Set<() => void>()

export function useMyList(): MyList {
  return useSyncExternalStore(
    subscribe,
    () => list,
    () => unread,
  )
}

/**
 * Marks a species, or removes it without a mark, and shows the change once it is stored. A new sighting has
 * today's date.
 */
export async function markSpecies(species: ListedSpecies, mark: Mark | undefined): Promise<void> {
  // A reader may be faster than the database.
  await begin()
  const known = list.entries?.find(({ code }) => code === species.code)
  if (!mark) return removeEntry(species.code)
  const { code, kind, latinName, commonName, chineseName } = species
  const day = mark === 'seen' ? known?.day || localDay() : (known?.day ?? '')
  const note = known?.note ?? ''
  const entry = changedNow({ code, kind, latinName, commonName, chineseName, mark, day, note })
  await write((opened) => idb.set(code, entry, opened))
  show([...others(code), entry])
}

/** Shows the entry at once, as a field must show each typed letter. */
export function saveEntry(changed: Omit<Entry, 'changedAt'>): void {
  const entry = changedNow(changed)
  show([...others(entry.code), entry])
  write((opened) => idb.set(entry.code, entry, opened))
}

export async function removeEntry(code: string): Promise<void> {
  await write((opened) => idb.del(code, opened))
  show(others(code))
}

/**
 * Adds the entries of a file, and resolves when they are stored. Of two entries of one species, the one changed last
 * stays.
 */
export async function addEntries(entries: readonly Entry[]): Promise<void> {
  await begin()
  const all = merged(list.entries ?? [], entries)
  await write((opened) =>
    idb.setMany(
      all.map((entry) => [entry.code, entry]),
      opened,
    ),
  )
  show(all)
}

/**
 * Shows the empty list once everything is erased, because a reload would stop the erasing.
 * @returns false if the browser refuses to erase the stored list, which stays visible then
 */
export async function eraseList(): Promise<boolean> {
  const done = (await write((opened) => idb.clear(opened))) || !wasRead
  if (done) show([])
  return done
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void begin()
  return () => listeners.delete(listener)
}

/** Reads the list once, and again after each change in another window. */
function begin(): Promise<void> {
  // Some older phones have no BroadcastChannel.
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('my list')
    channel.addEventListener('message', read)
  }
  reading ??= read()
  return reading
}

async function read(): Promise<void> {
  const entries = await tryStorage(() => {
    store ??= idb.createStore('huaniao-my-list', 'entries')
    return idb.values<Entry>(store)
  })
  if (entries) wasRead = true
  setList(entries ? { entries, stored: true } : { entries: list.entries ?? [], stored: false })
}

const changedNow = (entry: Omit<Entry, 'changedAt'>): Entry => ({
  ...entry,
  changedAt: new Date().toISOString(),
})

const others = (code: string) => (list.entries ?? []).filter((entry) => entry.code !== code)

const show = (entries: readonly Entry[]) => setList({ ...list, entries })

function setList(next: MyList): void {
  list = next
  for (const listener of listeners) listener()
}

/** @returns whether the browser stored the change */
async function write(work: (opened: idb.UseStore) => Promise<unknown>): Promise<boolean> {
  const done = await tryStorage(async () => {
    if (!store) return false
    await work(store)
    return true
  })
  if (done) channel?.postMessage('changed')
  else setList({ ...list, stored: false })
  return done ?? false
}
