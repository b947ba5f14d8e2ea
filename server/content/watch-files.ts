/**
 * Watches files by polling. Polling also detects changes for which the system sends no event, such as a replaced
 * folder, a link with a new target, or a file on a network disk.
 */
import { lstatSync, type Stats, statSync } from 'node:fs'
import { lstat, stat } from 'node:fs/promises'

/** Milliseconds between two polls. */
const pollInterval = 400
/** Milliseconds. A more recently changed file may change again without a new size or time. */
const settledAfter = 1000
/** Milliseconds. A broken file is read again, because a picture that it names may be copied later. */
const brokenInterval = 2000
const absent = 'absent'

interface WatchedFile {
  file: string
  /** The result of `stateBefore` just before the file was read for the first time. */
  firstState: string
  /** Reads the file. @returns whether its content has changed. @throws if the file is broken */
  read(): boolean
}

/**
 * @param mayBeAbsent whether a missing file counts as deleted; otherwise it is ignored
 * @param onBroken is called once for each mistake
 */
export function watchFiles(
  watched: readonly WatchedFile[],
  mayBeAbsent: () => boolean,
  onChange: () => void,
  onBroken: (error: unknown) => void,
) {
  const states = new Map(watched.map(({ file, firstState }) => [file, firstState]))
  const reported = new Map<string, string>()
  const retryAt = new Map<string, number>()
  const missed = new Set<string>()
  let timer: NodeJS.Timeout
  let stopped = false

  async function poll({ file, read }: WatchedFile): Promise<void> {
    const state = await stateOf(file)
    const isRetry = performance.now() >= (retryAt.get(file) ?? Number.POSITIVE_INFINITY)
    const isUnchanged = states.get(file) === state && !isRetry
    if (stopped || isUnchanged) return void missed.delete(file)
    // Editors delete a file for a moment when they write it.
    if (state === absent) {
      if (!mayBeAbsent()) return void missed.delete(file)
      if (!missed.has(file)) return void missed.add(file)
    }
    missed.delete(file)
    states.set(file, state)
    try {
      const hasChanged = read()
      reported.delete(file)
      retryAt.delete(file)
      if (hasChanged) onChange()
    } catch (error) {
      retryAt.set(file, performance.now() + brokenInterval)
      const message = error instanceof Error ? error.message : String(error)
      if (reported.get(file) === message) return
      reported.set(file, message)
      onBroken(error)
    }
  }

  async function pollAll(): Promise<void> {
    for (const each of watched) await poll(each)
    if (!stopped) timer = setTimeout(pollAll, pollInterval).unref()
  }

  timer = setTimeout(pollAll, pollInterval).unref()
  return {
    /** The mistake of each file that is broken now. */
    mistakes: () => [...reported.values()],

    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

async function stateOf(file: string): Promise<string> {
  // A dangling link counts as a broken file, not as a missing file.
  return textOf(await stat(file).catch(() => lstat(file).catch(() => undefined)))
}

/** Does the same as `stateOf`, synchronously, for a file that is about to be read. */
export function stateBefore(file: string): string {
  for (const readStats of [statSync, lstatSync]) {
    try {
      return textOf(readStats(file))
    } catch {
      // The file is missing, or it is a link without a target.
    }
  }
  return textOf(undefined)
}

/**
 * @returns a text that identifies the state of the file. For a recently changed file, the text changes once more after
 * a second, so that the file is read again.
 */
function textOf(stats: Stats | undefined): string {
  if (!stats) return absent
  const { dev, ino, size, mtimeMs, ctimeMs } = stats
  const recency = Math.abs(Date.now() - ctimeMs) < settledAfter ? 'fresh' : ''
  return [dev, ino, size, mtimeMs, ctimeMs, recency].join()
}
