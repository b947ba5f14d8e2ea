/** `npm run import` as a process of its own, on the Node that runs the tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { TestDatabase } from './databases.ts'

export interface RunningImport {
  process: ChildProcess
  ended: Promise<{ code: number | null; said: string; complained: string }>
}

export function startImport(
  into: Pick<TestDatabase, 'environment'>,
  args: string[],
): RunningImport {
  const child = spawn(process.execPath, [path.resolve('server/import/main.ts'), ...args], {
    env: { ...process.env, ...into.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const ended = Promise.all([code, text(child.stdout), text(child.stderr)]).then(
    ([code, said, complained]) => ({ code, said, complained }),
  )
  return { process: child, ended }
}

export async function runImport(into: Pick<TestDatabase, 'environment'>, args: string[]) {
  return startImport(into, args).ended
}
