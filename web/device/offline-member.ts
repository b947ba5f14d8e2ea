/**
 * Stores the name of the member for whom this device accepts photographs without a network. The name stays on the
 * device until the member signs out or deletes the account, or until another member opens the upload page.
 */
const key = 'offline member'

export function saveOfflineMember(username: string): void {
  tryStorage(() => window.localStorage.setItem(key, username))
}

/** @returns the username, or undefined if no name is stored or the browser denies local storage */
export function offlineMember(): string | undefined {
  return tryStorage(() => window.localStorage.getItem(key)) ?? undefined
}

export function deleteOfflineMember(): void {
  tryStorage(() => window.localStorage.removeItem(key))
}

function tryStorage<Result>(operation: () => Result): Result | undefined {
  try {
    return operation()
  } catch {
    return undefined
  }
}
