/** Commands that whoever runs the site types: what they can mend is said to them in a sentence. */
import { Refused } from './backup/refused.ts'
import { ConfigError } from './config.ts'
import { DatabaseAway } from './database/away.ts'
import { StoreAway } from './media/store.ts'

/** @param run gives the exit code; what it throws makes it 2. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(isPlain(error) ? (error as Error).message : error)
    process.exitCode = 2
  }
}

function isPlain(error: unknown): boolean {
  return (
    error instanceof Refused ||
    error instanceof ConfigError ||
    error instanceof StoreAway ||
    error instanceof DatabaseAway ||
    isOfItsArguments(error)
  )
}

function isOfItsArguments(error: unknown): boolean {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  )
}
