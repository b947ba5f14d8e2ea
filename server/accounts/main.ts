/** `npm run admin -- NAME`: makes an admin, or promotes a member. The password comes on standard input. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { newPassword, newUsername } from '../../contract/schemas/accounts.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/connection.ts'
import { migrate } from '../database/migrations/migrate.ts'
import { CommandError } from '../kernel/command-error.ts'
import { HttpError } from '../kernel/http-error.ts'
import { runCommand } from '../startup/command.ts'
import { allowancesFor } from './limits/allowances.ts'
import { createAttempts } from './limits/attempts.ts'
import { createAccountService } from './service.ts'

const usage = `Usage: npm run admin -- NAME
The password is asked for, or read from standard input: npm run admin -- NAME < FILE`

/** What is wrong with a name or password, by the code the schema gives. */
const problems: Record<string, string> = {
  username_short: 'The name must have at least 2 characters.',
  username_long: 'The name must have at most 32 characters.',
  username_unseen: 'The name holds a character that cannot be seen.',
  username_characters: 'The name may hold letters, digits, "_", "-" and "." only.',
  password_short: 'The password must have at least 8 characters.',
  password_long: 'The password must have at most 128 characters.',
}

class Unusable extends CommandError {}

async function run(): Promise<string> {
  const [name, ...rest] = process.argv.slice(2)
  if (!name || rest.length > 0) throw new Unusable(usage)
  const username = checked(newUsername.safeParse(name))
  const password = checked(newPassword.safeParse(await readPassword()))

  const config = readConfig(process.env)
  const database = openDatabase(config)
  try {
    await migrate(database)
    const attempts = createAttempts(database.db)
    const allowances = allowancesFor(config.schoolSize)
    const needs = { database, attempts, registrationOpen: false, allowances }
    const outcome = await createAccountService(needs).appoint({ username, password }).catch(inWords)
    return outcome === 'created'
      ? `${username} is now an admin. Sign in at /login.`
      : `${username} is now an admin, with the new password, and must sign in again.`
  } finally {
    await database.close()
  }
}

function inWords(error: unknown): never {
  throw error instanceof HttpError ? new Unusable(error.message) : error
}

function checked(
  result:
    | { success: true; data: string }
    | { success: false; error: { issues: { message: string }[] } },
): string {
  if (result.success) return result.data
  const code = result.error.issues[0]?.message ?? ''
  throw new Unusable(problems[code] ?? code)
}

/** On a terminal asked for twice and not shown; otherwise the first line of what is piped in. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stderr.write('Password: ')
  const password = await terminal.question('')
  process.stderr.write('\nThe same again: ')
  const again = await terminal.question('')
  process.stderr.write('\n')
  terminal.close()
  if (password !== again) throw new Unusable('The two are not the same.')
  return password
}

await runCommand(async () => {
  console.info(await run())
  return 0
})
