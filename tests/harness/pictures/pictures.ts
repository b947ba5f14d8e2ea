/**
 * Makes small pictures. The seed determines the colour, so two seeds with nearly the same colour may give the same
 * JPEG.
 */
import sharp from 'sharp'

interface Size {
  width?: number
  height?: number
}

export async function jpeg(seed: string, { width = 60, height = 40 }: Size = {}) {
  return picture(seed, width, height).jpeg().toBuffer()
}

export async function png(seed: string, { width = 60, height = 40 }: Size = {}) {
  return picture(seed, width, height).png().toBuffer()
}

/** Makes a plain picture whose colour depends on the seed. A white corner marks the top left. */
function picture(seed: string, width: number, height: number) {
  let hash = 7
  for (const letter of seed) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 0xffffff
  const background = { r: hash >> 16, g: (hash >> 8) & 255, b: hash & 255 }
  const corner = { width: width >> 1, height: height >> 1, channels: 3 as const }
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: { create: { ...corner, background: '#fff' } }, left: 0, top: 0 },
  ])
}
