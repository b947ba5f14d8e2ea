/** Tokens of sessions, known devices and password links. The database stores their hashes alone. */
import { createHash, randomBytes } from 'node:crypto'

/** @returns 256 random bits in base64url */
export const drawToken = () => randomBytes(32).toString('base64url')

/** @returns SHA-256, hexadecimal: who reads the database cannot use a token */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')
