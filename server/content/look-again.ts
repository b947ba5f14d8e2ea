/**
 * Looks after files that may change. Asking again and again also notices what the system tells nobody:
 * a folder taken away and made again, a link that leads elsewhere, a disk of another machine.
 */
import { lstat, stat } from 'node:fs/promises'

/** Milliseconds. */
const looksEvery = 400
/** A file changed so lately may change once more without looking any different. */
const settledAfter = 1000
/** What is broken may come right without the file: a picture it names is copied in after it. */
const triesBrokenEvery = 2000
const absent = 'absent'

interface Read {
  file: string
  /** @returns whether it differs from before. @throws where it is broken */
  read(): boolean
}

/**
 * @param mayBeGone whether a file that is not there is meant not to be
 * @param onBroken is told once of each mistake
 */
export function lookAgain(
  parts: readonly Read[],
  mayBeGone: () => boolean,
  onChange: () => void,
  onBroken: (error: unknown) => void,
) {
  const seen = new Map<string, string>()
  const told = new Map<string, string>()
  const triesAgainAt = new Map<string, number>()
  const missed = new Set<string>()
  let timer: NodeJS.Timeout
  let stopped = false

  async function look(part: Read): Promise<void> {
    const state = await stateOf(part.file)
    const triesAgain =
      performance.now() >= (triesAgainAt.get(part.file) ?? Number.POSITIVE_INFINITY)
    const same = seen.get(part.file) === state && !triesAgain
    if (stopped || same) return void missed.delete(part.file)
    // Editors take a file away for a moment to write it again.
    if (state === absent) {
      if (!mayBeGone()) return void missed.delete(part.file)
      if (!missed.has(part.file)) return void missed.add(part.file)
    }
    missed.delete(part.file)
    seen.set(part.file, state)
    try {
      const differs = part.read()
      told.delete(part.file)
      triesAgainAt.delete(part.file)
      if (differs) onChange()
    } catch (error) {
      triesAgainAt.set(part.file, performance.now() + triesBrokenEvery)
      const words = error instanceof Error ? error.message : String(error)
      if (told.get(part.file) === words) return
      told.set(part.file, words)
      onBroken(error)
    }
  }

  async function lookAtAll(): Promise<void> {
    for (const part of parts) await look(part)
    if (!stopped) timer = setTimeout(lookAtAll, looksEvery).unref()
  }

  timer = setTimeout(lookAtAll, looksEvery).unref()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** What differs when the file does; for one just changed it differs once more when that is over. */
async function stateOf(file: string): Promise<string> {
  // A link that leads nowhere is there, and broken.
  const found = await stat(file).catch(() => lstat(file).catch(() => undefined))
  if (!found) return absent
  const { dev, ino, size, mtimeMs, ctimeMs } = found
  const fresh = Math.abs(Date.now() - ctimeMs) < settledAfter ? 'fresh' : ''
  return [dev, ino, size, mtimeMs, ctimeMs, fresh].join()
}
