/** Controls the use of local storage and IndexedDB. A browser may deny access to both; a window may stop storing. */

let isStopped = false

/** Stops all storing in this window. Sign-out then deletes the drafts and databases of the account. */
export function stopStoring(): void {
  isStopped = true
}

/**
 * @returns the local storage
 * @throws if the browser denies access, and after `stopStoring`
 */
export function requireLocalStorage(): Storage {
  if (isStopped) throw new Error('This window no longer stores data')
  return window.localStorage
}

/**
 * @returns the result of the operation, or undefined after `stopStoring` or if storing fails, for example on a full
 * disk or in a private window
 */
export function tryStorage<Result>(operation: () => Promise<Result>): Promise<Result | undefined> {
  return Promise.resolve()
    .then(() => (isStopped ? undefined : operation()))
    .catch(() => undefined)
}

/** Sets or removes a mark in local storage. Does nothing after `stopStoring` or if the browser denies access. */
export function setMark(isStored: boolean, key: string): void {
  try {
    if (isStored) requireLocalStorage().setItem(key, '1')
    else requireLocalStorage().removeItem(key)
  } catch {
    // Without the mark, the page shifts its layout when the stored work appears.
  }
}
