/**
 * Runs a program of the site in a separate process with a low priority, so that the requests of readers come first.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'

/**
 * The number of pictures, files or lines that a program has processed, and the number of all pictures, files or lines.
 */
export interface Progress {
  done: number
  total: number
}

export type OnProgress = (progress: Progress) => void

/** A message of the program: its progress, or its result. */
type Message = { progress: Progress } | { result: unknown }

interface Options {
  /** The environment variables of the program. */
  environment: NodeJS.ProcessEnv
  signal: AbortSignal
  onProgress?: OnProgress | undefined
  /** Exit codes that mean success; by default 0. */
  successCodes?: readonly number[]
}

/**
 * Runs the program to its end.
 * @returns the result that the program sends @rejects with the sentence that the program prints when it fails
 */
export async function runInOwnProcess(
  [program, ...args]: readonly [string, ...string[]],
  { onProgress, successCodes = [0], ...options }: Options,
): Promise<unknown> {
  const child = spawnWithLowPriority([program, ...args], 'ignore', options)
  let result: unknown
  child.on('message', (message: Message) => {
    if ('progress' in message) onProgress?.(message.progress)
    else result = message.result
  })
  await waitForEnd(child, successCodes)
  return result
}

/**
 * Starts a program with a low priority.
 * @param output `pipe` if the caller reads the standard output
 * @returns the process of the program
 */
export function spawnWithLowPriority(
  [program, ...args]: readonly [string, ...string[]],
  output: 'ignore' | 'pipe',
  { environment, signal }: Pick<Options, 'environment' | 'signal'>,
  priority = constants.priority.PRIORITY_BELOW_NORMAL,
): ChildProcess {
  const child = spawn(process.execPath, [program, ...args], {
    env: environment,
    stdio: ['ignore', output, 'pipe', 'ipc'],
    signal,
  })
  // Threads that begin later inherit the priority. Not every system can lower the priority of a process.
  child.once('spawn', () => {
    try {
      setPriority(child.pid ?? 0, priority)
    } catch {}
  })
  return child
}

/** Waits until the program ends with success. @rejects with the sentence that the program prints when it fails */
export async function waitForEnd(child: ChildProcess, successCodes: readonly number[] = [0]) {
  const errorOutput = child.stderr ? text(child.stderr) : Promise.resolve('')
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== null && successCodes.includes(code)) return
  throw new Error((await errorOutput).trim() || 'the process ended without an error message')
}

/** Milliseconds between two reports of progress. */
const reportInterval = 200

/** @returns a function that reports to the parent process; undefined if a person started the command */
export function progressReporter(): OnProgress | undefined {
  if (!process.send) return undefined
  let reportedAt = Number.NEGATIVE_INFINITY
  return (progress) => {
    const now = performance.now()
    if (now - reportedAt < reportInterval && progress.done < progress.total) return
    reportedAt = now
    process.send?.({ progress } satisfies Message)
  }
}

/** Sends the result to the parent process. Does nothing if a person started the command. */
export async function sendResult(result: unknown): Promise<void> {
  if (!process.send) return
  const delivery = Promise.withResolvers<void>()
  process.send({ result } satisfies Message, () => delivery.resolve())
  await delivery.promise
}
