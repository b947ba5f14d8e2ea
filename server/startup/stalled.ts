/** A program that ends while it still waits for something says so, after Node's own warning, which does not say what to do. */

/** Node's own exit code for a module whose top-level `await` never settles. */
const unsettled = 13

/** @param exitCode of the program in that case */
export function sayWhenStalled(exitCode: number): void {
  process.once('exit', (code) => {
    if (code !== unsettled) return
    console.error(
      'This ended before it was done: it waited for an answer that cannot come. What it was asked for is not done. This is a mistake of the program: please report it, with what you typed.',
    )
    process.exit(exitCode)
  })
}
