/** Runs a command that the operator of a site types: its exit code, and trouble in a sentence. */
import { sayWhenStalled } from './stalled.ts'
import { troubleInWords } from './trouble.ts'

/**
 * Files that a command makes are for its user alone (security.md 73).
 * @param run gives the exit code; an error makes it 2 (docs/operations.md)
 */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  process.umask(0o077)
  sayWhenStalled(2)
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(troubleInWords(error) ?? error)
    process.exitCode = 2
  }
}
