/** Runs a command of the operator, sets its exit code and explains its errors. */

import { explainError } from './explain-error.ts'
import { sayWhenStalled } from './stalled.ts'

/**
 * Runs the command. Only the user who runs the command can read the new files of the command (security.md 73).
 * @param run a function that returns the exit code; after an error the code is 2 (docs/operations.md)
 */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  process.umask(0o077)
  sayWhenStalled(2)
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(explainError(error) ?? error)
    process.exitCode = 2
  }
}
