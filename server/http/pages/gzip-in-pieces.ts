/**
 * Compresses a text with gaps once, so that it can be sent with any filling: what is left to do for
 * each answer is a checksum. The pieces are deflated (RFC 1951) each knowing those before it, and end at
 * a whole byte; fillings go between them as blocks that are stored as they are. Around all of it stands
 * what makes it a gzip file (RFC 1952).
 */
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** How far back deflate looks, in bytes. */
const windowSize = 32_768
/** No time and no system is named. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block which says that it is the last. */
const lastBlock = Buffer.from([3, 0])

/**
 * @param pieces of a text in UTF-8
 * @param fillingLength bytes of what goes into each gap, at most 65,535
 * @returns makes the compressed whole with a filling of that length in every gap
 */
export async function gzipInPieces(
  pieces: readonly Buffer[],
  fillingLength: number,
): Promise<(filling: Buffer) => Buffer> {
  const compressed: Buffer[] = []
  // Bytes that UTF-8 never has: nothing is ever said to be a repetition of a filling.
  const gap = Buffer.alloc(fillingLength, 0xff)
  let before: Buffer = Buffer.alloc(0)
  for (const piece of pieces) {
    compressed.push(
      await deflate(piece, {
        level: constants.Z_BEST_COMPRESSION,
        finishFlush: constants.Z_SYNC_FLUSH,
        ...(before.length > 0 && { dictionary: before }),
      }),
    )
    before = Buffer.concat([before, piece, gap]).subarray(-windowSize)
  }
  const storedBlock = storedBlockOf(fillingLength)

  return (filling) => {
    if (filling.length !== fillingLength) throw new RangeError('A filling of another length')
    const stored = Buffer.concat([storedBlock, filling])
    let checksum = 0
    let size = 0
    pieces.forEach((piece, place) => {
      checksum = place > 0 ? crc32(piece, crc32(filling, checksum)) : crc32(piece)
      size += place > 0 ? fillingLength + piece.length : piece.length
    })
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(checksum, 0)
    trailer.writeUInt32LE(size % 2 ** 32, 4)
    const blocks = compressed.flatMap((piece, place) => (place > 0 ? [stored, piece] : [piece]))
    return Buffer.concat([header, ...blocks, lastBlock, trailer])
  }
}

/** The head of a block that is not the last and not compressed. */
function storedBlockOf(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(~length & 0xffff, 3)
  return head
}
