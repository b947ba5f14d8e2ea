/**
 * Watches files by polling. Polling also detects changes without an event, such as a replaced folder, a link with a new
 * target, or a file on a network disk.
 */
import { lstatSync, type Stats, statSync } from 'node:fs'
import { lstat, stat } from 'node:fs/promises'

/** Milliseconds between two polls. */
const pollInterval = 400
/** Milliseconds after a change, within which a file may change again without a new size or time. */
const settledAfter = 1000
/** Milliseconds between two reads of a broken file, because a picture that the file names may arrive later. */
const brokenInterval = 2000
const absent = 'absent'

interface WatchedFile {
  file: string
  /** The result of `readStateSync` just before the file was read for the first time. */
  firstState: string
  /** Reads the file. @returns whether its content has changed. @throws if the file is broken */
  read(): boolean
}

/**
 * @param mayBeAbsent a function that returns whether a missing file counts as deleted; otherwise, the watcher ignores
 * the missing file
 * @param onChange a function that runs after a read file has changed content
 * @param onBroken a function that runs once for each mistake
 * @returns functions that list the current mistakes and stop the watcher
 */
export function watchFiles(
  files: readonly WatchedFile[],
  mayBeAbsent: () => boolean,
  onChange: () => void,
  onBroken: (error: unknown) => void,
) {
  const states = new Map(files.map(({ file, firstState }) => [file, firstState]))
  const reportedMistakes = new Map<string, string>()
  const retryAt = new Map<string, number>()
  const missingFiles = new Set<string>()
  let timer: NodeJS.Timeout
  let isStopped = false

  async function poll({ file, read }: WatchedFile): Promise<void> {
    const state = await readState(file)
    const isRetry = performance.now() >= (retryAt.get(file) ?? Number.POSITIVE_INFINITY)
    const isUnchanged = states.get(file) === state && !isRetry
    if (isStopped || isUnchanged) return void missingFiles.delete(file)
    // An editor may delete a file for a moment while saving the file.
    if (state === absent) {
      if (!mayBeAbsent()) return void missingFiles.delete(file)
      if (!missingFiles.has(file)) return void missingFiles.add(file)
    }
    missingFiles.delete(file)
    states.set(file, state)
    try {
      const hasChanged = read()
      reportedMistakes.delete(file)
      retryAt.delete(file)
      if (hasChanged) onChange()
    } catch (error) {
      retryAt.set(file, performance.now() + brokenInterval)
      const message = error instanceof Error ? error.message : String(error)
      if (reportedMistakes.get(file) === message) return
      reportedMistakes.set(file, message)
      onBroken(error)
    }
  }

  async function pollAll(): Promise<void> {
    for (const file of files) await poll(file)
    if (!isStopped) timer = setTimeout(pollAll, pollInterval).unref()
  }

  timer = setTimeout(pollAll, pollInterval).unref()
  return {
    /** The mistake of each file that is broken now. */
    mistakes: () => [...reportedMistakes.values()],

    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

async function readState(file: string): Promise<string> {
  // A dangling link counts as a broken file, not as a missing file.
  return textOf(await stat(file).catch(() => lstat(file).catch(() => undefined)))
}

/** @returns the state as `readState` returns it, without a promise */
export function readStateSync(file: string): string {
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
 * a second, so that the watcher rereads the file.
 */
function textOf(stats: Stats | undefined): string {
  if (!stats) return absent
  const { dev, ino, size, mtimeMs, ctimeMs } = stats
  const recency = Math.abs(Date.now() - ctimeMs) < settledAfter ? 'fresh' : ''
  return [dev, ino, size, mtimeMs, ctimeMs, recency].join()
}
