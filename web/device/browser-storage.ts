/** Opens local storage and IndexedDB, where the browser allows them. */

let closed = false

/** From now on this window keeps nothing: its account has logged out and had its work deleted. */
export function stopKeeping(): void {
  closed = true
}

/** @throws where the browser refuses it, and after `stopKeeping` */
export function localStorageHere(): Storage {
  if (closed) throw new Error('This window keeps nothing any more')
  return window.localStorage
}

/** @returns undefined where it is refused: a full disk or a private window keeps it in memory alone */
export function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  return Promise.resolve()
    .then(() => (closed ? undefined : work()))
    .catch(() => undefined)
}
