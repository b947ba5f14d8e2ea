/**
 * Inserts accounts whose password hashes are cheap. A real hash takes 25 ms of processor time at each login.
 */
import { argon2Sync, randomUUID } from 'node:crypto'
import type { AccountRole } from '../../../contract/endpoint.ts'
import { usernameKey } from '../../../contract/schemas/accounts/accounts.ts'
import type { Queries } from '../../../server/database/connection.ts'

const nonce = Buffer.alloc(16, 1)
const cost = { memory: 8, passes: 1, parallelism: 1 }

export async function insertAccounts(
  db: Queries,
  names: string[],
  password: string,
  role: AccountRole = 'member',
): Promise<void> {
  const message = password.normalize('NFKC')
  const hash = argon2Sync('argon2id', { message, nonce, tagLength: 32, ...cost })
  const parts = [
    '',
    'argon2id',
    'v=19',
    'm=8,t=1,p=1',
    nonce.toString('base64'),
    hash.toString('base64'),
  ]
  const rows = names.map((username) => ({
    id: randomUUID(),
    username,
    username_key: usernameKey(username),
    password_hash: parts.join('$'),
    role,
    disabled_at: null,
    created_at: new Date().toISOString(),
  }))
  await db.insertInto('account').values(rows).execute()
}
