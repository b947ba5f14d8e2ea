/** Runs `npm run import` and other commands as processes, on the Node that runs the tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { TestDatabase } from './databases.ts'

export interface RunningCommand {
  process: ChildProcess
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>
}

export function startImport(
  target: Pick<TestDatabase, 'environment'>,
  args: string[],
): RunningCommand {
  return startCommand('server/import/main.ts', target, args)
}

/**
 * @param input the standard input: empty (`ignore`), or a pipe to which the test writes (`pipe`)
 * @returns the running process, and its exit code and output after its end
 */
export function startCommand(
  program: string,
  target: Pick<TestDatabase, 'environment'>,
  args: string[],
  input: 'ignore' | 'pipe' = 'ignore',
): RunningCommand {
  const child = spawn(process.execPath, [path.resolve(program), ...args], {
    env: { ...process.env, ...target.environment },
    stdio: [input, 'pipe', 'pipe'],
  })
  const code = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const ended = Promise.all([code, textOf(child.stdout), textOf(child.stderr)]).then(
    ([code, stdout, stderr]) => ({ code, stdout, stderr }),
  )
  return { process: child, ended }
}

export async function runImport(target: Pick<TestDatabase, 'environment'>, args: string[]) {
  return startImport(target, args).ended
}

const textOf = async (stream: Readable | null) => (stream ? text(stream) : '')
