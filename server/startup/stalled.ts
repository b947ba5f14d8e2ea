/**
 * Explains to the operator that a program ended while its top-level `await` was unsettled. Node's own warning does not
 * explain what the operator can do.
 */

/** Node's own exit code for a module whose top-level `await` never settles. */
const unsettledCode = 13

/** @param exitCode the exit code that replaces Node's exit code */
export function sayWhenStalled(exitCode: number): void {
  process.once('exit', (code) => {
    if (code !== unsettledCode) return
    console.error(
      'The program ended before its work was complete, because it waited for an answer that cannot arrive. This is a bug of the program: please report it, with the command that you typed.',
    )
    process.exit(exitCode)
  })
}
