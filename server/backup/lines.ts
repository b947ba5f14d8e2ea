/** Files of lines, written and read without ever being held whole. */
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Digest, startDigest } from './rows.ts'

/** Text for a stream is gathered into pieces of about this size. */
const pieceLength = 65_536

export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<Digest> {
  const digest = startDigest()
  await pipeline(async function* () {
    let piece = ''
    for await (const line of lines) {
      digest.add(line)
      piece += line
      if (piece.length < pieceLength) continue
      yield piece
      piece = ''
    }
    yield piece
  }, createWriteStream(file))
  return digest.done()
}

/** @returns each line without its break. */
export function linesIn(bytes: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  return createInterface({ input: Readable.from(bytes), crlfDelay: Number.POSITIVE_INFINITY })
}

export const linesOf = (file: string) => linesIn(createReadStream(file))
