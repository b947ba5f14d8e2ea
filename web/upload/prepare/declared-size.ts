/**
 * Reads width and height from the header of a picture. A file of a few kilobytes can declare gigapixels, so the size is
 * checked before the picture is decoded.
 */
import type { Size } from './scaled-size.ts'
import type { PictureFormat } from './signature.ts'

/** @returns the stored size, before any rotation; undefined if the header is broken */
export function declaredSize(
  format: Exclude<PictureFormat, 'heic'>,
  bytes: Uint8Array<ArrayBuffer>,
): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readers[format](view)
  } catch {
    // The file is truncated within the header.
    return undefined
  }
}

const readers = { jpeg: jpegSize, png: pngSize, webp: webpSize }

function pngSize(view: DataView): Size {
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function jpegSize(view: DataView): Size | undefined {
  let offset = 2
  while (view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1)
    // The byte 0xff may be repeated before a marker. The markers TEM and RST have no length.
    if (marker === 0xff) offset += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) offset += 2
    else if (isFrame(marker)) {
      return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) }
    } else if (marker === 0xd9 || marker === 0xda) return undefined
    else offset += 2 + view.getUint16(offset + 2)
  }
  return undefined
}

/** @returns whether the marker is one of SOF0 to SOF15. The numbers of DHT, JPG and DAC are in the same range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function webpSize(view: DataView): Size | undefined {
  const chunk = view.getUint32(12)
  if (chunk === 0x56503858) {
    const side = (offset: number) =>
      1 + view.getUint16(offset, true) + view.getUint8(offset + 2) * 65_536
    return { width: side(24), height: side(27) }
  }
  if (chunk === 0x5650384c) {
    const packed = view.getUint32(21, true)
    return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >> 14) & 0x3fff) }
  }
  if (chunk !== 0x56503820) return undefined
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  }
}
