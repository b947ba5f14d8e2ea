/** Writes and reads files line by line, in constant memory. */
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Digest, startDigest } from './rows.ts'

/** Number of characters that are collected for one write to the stream. */
const pieceLength = 65_536

/** @returns the number of lines and their hash */
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

const lineFeed = 10

/**
 * Splits bytes at line feeds only. Node's `readline` would also split at U+2028 and U+2029, which JSON does
 * not escape.
 * @returns each line without its line feed
 */
export async function* linesIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let unfinished: Uint8Array[] = []
  for await (const piece of bytes) {
    let start = 0
    for (;;) {
      const end = piece.indexOf(lineFeed, start)
      if (end === -1) break
      yield textOf([...unfinished, piece.subarray(start, end)])
      unfinished = []
      start = end + 1
    }
    if (start < piece.length) unfinished.push(piece.subarray(start))
  }
  if (unfinished.length > 0) yield textOf(unfinished)
}

/** Decodes a whole line, so that no character is split between two pieces. */
const textOf = (pieces: Uint8Array[]) => Buffer.concat(pieces).toString()

export const linesOf = (file: string) => linesIn(createReadStream(file))
