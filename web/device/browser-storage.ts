/** Guards local storage and IndexedDB: a browser may refuse both, and a window may stop storing. */

let closed = false

/** Stops all storing in this window, because its account logged out and deleted its work. */
export function stopStoring(): void {
  closed = true
}

/** @throws if the browser refuses access, and after `stopStoring` */
export function localStorageHere(): Storage {
  if (closed) throw new Error('This window stores nothing any more')
  return window.localStorage
}

/** @returns undefined after `stopStoring`, and if storing fails, as on a full disk or in a private window */
export function tryStorage<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  return Promise.resolve()
    .then(() => (closed ? undefined : work()))
    .catch(() => undefined)
}

/** Sets or removes a mark in local storage under the key. A browser that refuses access has no mark. */
export function setMark(isStored: boolean, key: string): void {
  try {
    if (isStored) localStorageHere().setItem(key, '1')
    else localStorageHere().removeItem(key)
  } catch {
    // Without the mark, the stored work causes a layout shift when it appears.
  }
}
