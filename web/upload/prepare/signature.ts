/** Reads the format of a picture from its first bytes. The module ignores file names and declared types. */

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic'

/** The number of bytes that identify every format. */
export const signatureLength = 512

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis']
/** The brands of containers for several codecs. The other brands of such a container identify the codec. */
const openBrands = ['mif1', 'msf1']
const avifBrands = ['avif', 'avis']

/** @returns the format; undefined for all other content, such as GIF, SVG, TIFF, AVIF, PDF or an empty file */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, signatureLength))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return text.slice(4, 8) === 'ftyp' && isHeic(text) ? 'heic' : undefined
}

/** @param text the first bytes of a file: a box with its length, `ftyp`, one brand, a version, and more brands */
function isHeic(text: string): boolean {
  const length = [...text.slice(0, 4)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0)
  const brand = text.slice(8, 12)
  if (heicBrands.includes(brand)) return true
  if (!openBrands.includes(brand)) return false
  const others = text.slice(16, length).match(/.{4}/gs) ?? []
  return !others.some((other) => avifBrands.includes(other))
}
