/**
 * Hashes and checks passwords with argon2id, in PHC form (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`). The
 * parameters are OWASP's recommended minimum: 19 MiB, two passes, one lane.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const current = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const { memory: m, passes: t, parallelism: p } = current
  const hash = await derived(password, salt, current)
  return `$argon2id$v=19$m=${m},t=${t},p=${p}$${plain(salt)}$${plain(hash)}`
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!parts) {
    // An account without a password takes as long as any other, so that the time does not reveal it.
    await spendTheSameTime(password)
    return false
  }
  const [, m, t, p, salt = '', hash = ''] = parts
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) }
  const tried = await derived(password, Buffer.from(salt, 'base64'), cost)
  const expected = Buffer.from(hash, 'base64')
  return tried.length === expected.length && timingSafeEqual(tried, expected)
}

/** Takes as long as checking a password, so that the time does not reveal whether a username exists. */
export async function spendTheSameTime(password: string): Promise<void> {
  await derived(password, Buffer.alloc(16), current)
}

function derived(password: string, nonce: Buffer, cost: typeof current): Promise<Buffer> {
  // Another keyboard may compose the characters of the same password differently.
  const message = Buffer.from(password.normalize('NFKC'))
  return derive('argon2id', { message, nonce, tagLength, ...cost })
}

const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
