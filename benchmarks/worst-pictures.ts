/** Makes pictures below 10 MB that need much memory for decoding, for `npm run bench:decoding`. */
import sharp, { type Sharp } from 'sharp'

type Channels = 3 | 4

/** Makes a picture of one colour, because its file is far smaller than 10 MB. */
function makePlain(width: number, height: number, channels: Channels): Sharp {
  const background = { r: 10, g: 120, b: 40, alpha: 0.5 }
  return sharp({ create: { width, height, channels, background }, limitInputPixels: false })
}

/** Makes a picture with too many colours for a palette, because a lossless WebP with a palette needs little memory. */
function makeShaded(width: number, height: number, channels: Channels): Sharp {
  const pixels = Buffer.alloc(width * height * channels, 200)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels
      pixels[at] = x >> 3
      pixels[at + 1] = y >> 3
      pixels[at + 2] = (x + y) >> 4
    }
  }
  return sharp(pixels, { raw: { width, height, channels }, limitInputPixels: false })
}

async function animated(): Promise<Sharp> {
  const frame = makeShaded(5000, 5000, 4)
  const frames = [frame.clone(), frame.clone().negate({ alpha: false })].map((each) =>
    each.png({ compressionLevel: 1 }).toBuffer(),
  )
  return sharp(await Promise.all(frames), {
    join: { animated: true },
    limitInputPixels: false,
  })
}

const side = 7000
const interlaced = { progressive: true, compressionLevel: 1 }
const wide = { width: 1_000_000, height: 49 }
const fast = { effort: 0 }
const full = { chromaSubsampling: '4:4:4' }

export const worstPictures: Record<string, () => Sharp | Promise<Sharp>> = {
  'PNG, 16 bits, alpha, interlaced': () =>
    makePlain(side, side, 4).toColourspace('rgb16').png(interlaced),
  'PNG, 16 bits, alpha, interlaced, 16 megapixels': () =>
    makePlain(4000, 4000, 4).toColourspace('rgb16').png(interlaced),
  'PNG, 16 bits, alpha': () => makePlain(side, side, 4).toColourspace('rgb16').png(),
  'PNG, alpha, interlaced': () => makePlain(side, side, 4).png(interlaced),
  'PNG, interlaced': () => makePlain(side, side, 3).png(interlaced),
  'PNG, interlaced, 40 megapixels': () => makePlain(6300, 6300, 3).png(interlaced),
  'PNG, 16 bits, grey, interlaced': () =>
    makePlain(side, side, 3).toColourspace('grey16').png(interlaced),
  'PNG, alpha': () => makePlain(side, side, 4).png(),
  'PNG, 16 bits, alpha, 1,000,000 wide': () =>
    makePlain(wide.width, wide.height, 4).toColourspace('rgb16').png(),
  'PNG, 1,000,000 wide': () => makePlain(wide.width, wide.height, 3).png(),
  'PNG, 16 bits, alpha, 13,000 wide': () => makePlain(13_000, 3800, 4).toColourspace('rgb16').png(),
  'PNG, 16 bits, 20,000 wide': () => makePlain(20_000, 2490, 3).toColourspace('rgb16').png(),
  'PNG, 16 bits, alpha, 1,000,000 high': () =>
    makePlain(wide.height, wide.width, 4).toColourspace('rgb16').png(),
  JPEG: () => makePlain(side, side, 3).jpeg(full),
  'JPEG, progressive': () => makePlain(side, side, 3).jpeg({ ...full, progressive: true }),
  'JPEG, progressive, subsampled': () => makePlain(side, side, 3).jpeg({ progressive: true }),
  'JPEG, progressive, 27 megapixels': () =>
    makePlain(5190, 5190, 3).jpeg({ ...full, progressive: true }),
  'JPEG, CMYK': () => makePlain(side, side, 3).toColourspace('cmyk').jpeg(full),
  'JPEG, CMYK, progressive': () =>
    makePlain(side, side, 3)
      .toColourspace('cmyk')
      .jpeg({ ...full, progressive: true }),
  'JPEG, CMYK, 65,000 wide': () => makePlain(65_000, 760, 3).toColourspace('cmyk').jpeg(full),
  'WebP, lossy': () => makeShaded(side, side, 3).webp({ ...fast, quality: 50 }),
  'WebP, lossy, alpha': () => makeShaded(6400, 6400, 4).webp({ ...fast, quality: 50 }),
  'WebP, lossless, alpha': () => makeShaded(side, side, 4).webp({ ...fast, lossless: true }),
  'WebP, lossless, alpha, 45 megapixels': () =>
    makeShaded(6700, 6700, 4).webp({ ...fast, lossless: true }),
  'WebP, lossless, animated, 25 megapixels': async () =>
    (await animated()).webp({ ...fast, lossless: true }),
  'PNG, alpha, 1600 pixels': () => makeShaded(1600, 1600, 4).png(),
}
