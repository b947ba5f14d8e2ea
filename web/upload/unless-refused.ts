/** Keeping on the device, where the browser lets us: a full disk or a private window does not. */

/** @returns undefined where it is refused: what cannot be kept is kept in memory alone. */
export function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  return Promise.resolve()
    .then(work)
    .catch(() => undefined)
}
