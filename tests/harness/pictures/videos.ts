/** Assembles small videos from their parts, so that a test can break each part. */

/** Makes a box of an MP4 file. */
export function box(kind: string, ...content: (string | Uint8Array)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** Makes a track of video (`vide`), of sound (`soun`) or of the camera's own data (`meta`). */
export const track = (kind: string) =>
  box('trak', box('mdia', box('hdlr', '\0\0\0\0\0\0\0\0', kind, '\0'.repeat(13))))

export const mp4 = (...otherBoxes: Uint8Array[]) =>
  Buffer.concat([
    box('ftyp', 'isom\0\0\0\0'),
    box('mdat', 'pictures and sound'),
    box('moov', track('vide'), ...otherBoxes),
  ])

/** The metadata that a phone adds: the place of the recording. */
export const placeOfRecording = '+22.5431+114.0579/'
export const placeBox = box('udta', box('\xa9xyz', `\0\x12\x15\xc7${placeOfRecording}`))

/** Makes an element of a WebM file. */
function element(id: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const name = Buffer.from(id.toString(16), 'hex')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(0x1000_0000 + body.length)
  return Buffer.concat([name, length, body])
}

const text = (words: string) => Buffer.from(words)

export const webmWith = (docType: string, ...otherElements: Uint8Array[]) =>
  Buffer.concat([
    element(0x1a45dfa3, element(0x4282, text(docType))),
    element(
      0x18538067,
      element(0x1654ae6b, text('tracks')),
      element(0x1f43b675, text('pictures')),
      ...otherElements,
    ),
  ])

export const tagsWith = (words: string) => element(0x1254c367, text(words))

/** The info of a recording whose title is longer than the info. */
export const truncatedInfo = element(0x1549a966, Buffer.from('7ba9100000ff', 'hex'))

/** The info of a recording: its title, its date and the program that wrote the file. */
export const infoWith = (title: string) =>
  element(
    0x1549a966,
    element(0x7ba9, text(title)),
    element(0x4461, Buffer.alloc(8, 7)),
    element(0x4d80, text('writer')),
  )
