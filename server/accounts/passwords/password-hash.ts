/**
 * Hashes and checks passwords with argon2id, in PHC form (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`). The
 * parameters are OWASP's recommended minimum: 19 MiB, two passes, one lane.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const currentCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const { memory: m, passes: t, parallelism: p } = currentCost
  const hash = await deriveHash(password, salt, currentCost)
  return `$argon2id$v=19$m=${m},t=${t},p=${p}$${unpaddedBase64(salt)}$${unpaddedBase64(hash)}`
}

/** @returns whether the password matches the stored hash */
export async function isPassword(password: string, storedHash: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(storedHash)
  if (!parts) {
    // The check takes equally long for an account without a password, so that the time does not reveal the account.
    await spendTheSameTime(password)
    return false
  }
  const [, m, t, p, salt = '', hash = ''] = parts
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) }
  const actual = await deriveHash(password, Buffer.from(salt, 'base64'), cost)
  const expected = Buffer.from(hash, 'base64')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Takes as long as the check of a password, so that the time does not reveal whether a username exists. */
export async function spendTheSameTime(password: string): Promise<void> {
  await deriveHash(password, Buffer.alloc(16), currentCost)
}

function deriveHash(password: string, nonce: Buffer, cost: typeof currentCost): Promise<Buffer> {
  // Another keyboard may compose the characters of the same password differently.
  const message = Buffer.from(password.normalize('NFKC'))
  return derive('argon2id', { message, nonce, tagLength, ...cost })
}

const unpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
