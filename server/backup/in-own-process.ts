/** Makes a backup in a separate process, with the environment variables of the site. */
import path from 'node:path'
import { type OnProgress, runInOwnProcess } from '../kernel/own-process.ts'

/** Makes an archive. @rejects with the reason of a failure */
export type MakeBackup = (
  file: string,
  signal: AbortSignal,
  onProgress?: OnProgress,
) => Promise<void>

export const backupProgram = path.join(import.meta.dirname, 'main.ts')

/** @param environment the environment variables of the site to back up */
export function inOwnProcess(environment: NodeJS.ProcessEnv): MakeBackup {
  return async (file, signal, onProgress) => {
    await runInOwnProcess([backupProgram, file], { environment, signal, onProgress })
  }
}
