/**
 * Creates an admin, or makes an existing account an admin with a new password, for `npm run admin -- NAME`. The command
 * prompts for the password on a terminal; without a terminal, the command reads the password from standard input.
 */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { newPassword, newUsername } from '../../contract/schemas/accounts/accounts.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/connection.ts'
import { migrate } from '../database/migrations/migrate.ts'
import { CommandError } from '../kernel/command-error.ts'
import { HttpError } from '../kernel/http-error.ts'
import { runCommand } from '../startup/command.ts'
import { attemptLimitsFor } from './limits/attempt-limits.ts'
import { createAttempts } from './limits/attempts.ts'
import { createAccountService } from './service.ts'

const usage = `Usage: npm run admin -- NAME
The command prompts for the password, or reads it from standard input: npm run admin -- NAME < FILE`

/** Error messages for an invalid name or password, by the schema's code. */
const problems: Record<string, string> = {
  username_short: 'The name must have at least 2 characters.',
  username_long: 'The name must have at most 32 characters.',
  username_unseen: 'The name contains an invisible character.',
  username_characters: 'The name may contain only letters, digits, "_", "-" and ".".',
  password_short: 'The password must have at least 8 characters.',
  password_long: 'The password must have at most 128 characters.',
}

/** Reports a wrong use of the command, or a name or password that the site does not accept. */
class UsageError extends CommandError {}

async function run(): Promise<string> {
  const [name, ...otherArguments] = process.argv.slice(2)
  if (!name || otherArguments.length > 0) throw new UsageError(usage)
  const username = validText(newUsername.safeParse(name))
  const password = validText(newPassword.safeParse(await readPassword()))

  const config = readConfig(process.env)
  const database = openDatabase(config)
  try {
    await migrate(database)
    const attempts = createAttempts(database.db)
    const limits = attemptLimitsFor(config.schoolSize)
    const needs = { database, attempts, registrationOpen: false, limits }
    const outcome = await createAccountService(needs)
      .appoint({ username, password })
      .catch(throwCommandError)
    return outcome === 'created'
      ? `${username} is now an admin. Sign in at /login.`
      : `${username} is now an admin, with the new password, and must sign in again.`
  } finally {
    await database.close()
  }
}

function throwCommandError(error: unknown): never {
  throw error instanceof HttpError ? new UsageError(error.message) : error
}

/** @returns the valid text. @throws {UsageError} with the message for the first problem */
function validText(
  result:
    | { success: true; data: string }
    | { success: false; error: { issues: { message: string }[] } },
): string {
  if (result.success) return result.data
  const code = result.error.issues[0]?.message ?? ''
  throw new UsageError(problems[code] ?? code)
}

/** Prompts twice on a terminal, and hides the password. Without a terminal, reads the first line of the input. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stderr.write('Password: ')
  const password = await terminal.question('')
  process.stderr.write('\nRepeat the password: ')
  const repetition = await terminal.question('')
  process.stderr.write('\n')
  terminal.close()
  if (password !== repetition) throw new UsageError('The two passwords differ.')
  return password
}

await runCommand(async () => {
  console.info(await run())
  return 0
})
