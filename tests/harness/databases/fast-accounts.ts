/** Inserts accounts whose password hashes are cheap, so that many logins take little time. */
import { argon2Sync, randomUUID } from 'node:crypto'
import { usernameKey } from '../../../contract/schemas/accounts.ts'
import type { Queries } from '../../../server/database/connection.ts'

const nonce = Buffer.alloc(16, 1)
const cost = { memory: 8, passes: 1, parallelism: 1 }

export async function insertAccounts(
  db: Queries,
  names: string[],
  password: string,
): Promise<void> {
  const hash = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost })
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
    role: 'member' as const,
    disabled_at: null,
    created_at: new Date().toISOString(),
  }))
  await db.insertInto('account').values(rows).execute()
}
