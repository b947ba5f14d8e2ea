/** Adds an XMP packet to a picture. The pixel data of a JPEG stays the same; a PNG is converted to a JPEG. */
import pLimit from 'p-limit'
import sharp from 'sharp'

/** Maximum bytes of a segment, without its marker. */
const segmentMaximum = 65_535
const signature = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1')

/** Converts one PNG at a time, so that requests of readers have priority. */
const encoding = pLimit(1)

/**
 * @param picture a master of this site, which has no metadata
 * @returns a JPEG with the packet
 * @throws {Error} if the packet is too long for one segment, or if a `jpg` is not a JPEG
 */
export async function withXmp(picture: Buffer, type: 'jpg' | 'png', xmp: string): Promise<Buffer> {
  const jpeg = type === 'jpg' ? picture : await encoding(() => jpegOf(picture))
  const content = Buffer.concat([signature, Buffer.from(xmp)])
  const length = content.length + 2
  if (length > segmentMaximum) throw new Error(`An XMP packet has ${length} bytes`)
  const head = Buffer.from([0xff, 0xe1, length >> 8, length & 0xff])
  const end = endOfJfif(jpeg)
  return Buffer.concat([jpeg.subarray(0, end), head, content, jpeg.subarray(end)])
}

/** @returns a JPEG with a white background, because JPEG has no transparency */
const jpegOf = (png: Buffer) =>
  sharp(png).flatten({ background: '#fff' }).jpeg({ quality: 90 }).toBuffer()

/**
 * @returns the offset after the start marker and the JFIF segment, if the JPEG begins with one
 * @throws {Error} unless the bytes are a JPEG
 */
function endOfJfif(jpeg: Buffer): number {
  if (jpeg.readUInt16BE(0) !== 0xffd8) throw new Error('The master is not a JPEG')
  return jpeg.readUInt16BE(2) === 0xffe0 ? 4 + jpeg.readUInt16BE(4) : 2
}
