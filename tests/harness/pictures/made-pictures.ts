/** Makes the pictures that `hostile-pictures.ts` lists, with sharp or byte by byte. */
import sharp from 'sharp'
import { chunksOf, compressedZeros, head, number, pngOf } from './png-bytes.ts'

type Make = () => Buffer | Promise<Buffer>

/** The tile that a grainy picture repeats, so that the file is as large as a photograph. */
const tile = await noise(120, 120, 12).png().toBuffer()
const grain = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([{ input: tile, tile: true }])
    .removeAlpha()

function noise(width: number, height: number, sigma: number) {
  const random = { type: 'gaussian', mean: 140, sigma } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise: random } })
}

const photograph = () => grain().jpeg().toBuffer()
const ofSize = (width: number, height: number) => () => grain(width, height).jpeg().toBuffer()
const text = (words: string) => () => Buffer.from(words)

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`
const billion = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
)

/** Inserts a segment after the first two bytes of a JPEG. */
async function withSegment(marker: number, body: Buffer): Promise<Buffer> {
  const picture = await photograph()
  return Buffer.concat([picture.subarray(0, 2), segment(marker, body), picture.subarray(2)])
}

function segment(marker: number, body: Buffer): Buffer {
  const length = body.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), body])
}

/** @returns an EXIF block with one entry, a 16-bit number */
function exifWith(tag: number, value: number): Buffer {
  const block = Buffer.alloc(26)
  block.write('II*\0', 0, 'latin1')
  block.writeUInt32LE(8, 4)
  block.writeUInt16LE(1, 8)
  block.writeUInt16LE(tag, 10)
  block.writeUInt16LE(3, 12)
  block.writeUInt32LE(1, 14)
  block.writeUInt16LE(value, 18)
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), block])
}

/** Makes four frames of different greys, one below the other. */
function frames() {
  const [width, height] = [320, 240]
  const pixels = Buffer.alloc(4 * width * height * 3)
  for (let frame = 0; frame < 4; frame++) {
    pixels.fill(60 * frame, frame * width * height * 3, (frame + 1) * width * height * 3)
  }
  return sharp(pixels, { raw: { width, height: 4 * height, channels: 3, pageHeight: height } })
}

/** Makes an animated PNG of four frames. */
async function animatedPng(): Promise<Buffer> {
  const [first, ...rest] = chunksOf(await grain(320, 240).png().toBuffer())
  const pixels = Buffer.concat(rest.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const numbers = (...values: number[]) => Buffer.concat(values.map(number))
  const control = (order: number) => {
    const delays = Buffer.from([0, 1, 0, 10, 0, 0])
    return { type: 'fcTL', data: Buffer.concat([numbers(order, 320, 240, 0, 0), delays]) }
  }
  const laterFrames = [1, 2, 3].flatMap((frame) => [
    control(2 * frame - 1),
    { type: 'fdAT', data: Buffer.concat([number(2 * frame), pixels]) },
  ])
  const start = first ? [first] : []
  return pngOf([
    ...start,
    { type: 'acTL', data: numbers(4, 0) },
    control(0),
    { type: 'IDAT', data: pixels },
    ...laterFrames,
    { type: 'IEND', data: Buffer.alloc(0) },
  ])
}

/** Makes bars of cyan, magenta, yellow and black, stored as CMYK. */
function inks(): Promise<Buffer> {
  const bars = ['#00ffff', '#ff00ff', '#ffff00', '#000000'].map((background, index) => ({
    input: { create: { width: 200, height: 600, channels: 3 as const, background } },
    left: 200 * index,
    top: 0,
  }))
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
    .composite(bars)
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
}

function sixteenBits(): Promise<Buffer> {
  const values = Uint16Array.from({ length: 300 * 200 }, (_, index) => (index % 300) * 218)
  const raw = { width: 300, height: 200, channels: 1 as const }
  return sharp(values, { raw }).toColourspace('grey16').png().toBuffer()
}

function fading() {
  const [width, height] = [1200, 900]
  const pixels = Buffer.alloc(width * height * 4, 120)
  for (let index = 0; index < width * height; index++) {
    pixels[4 * index + 3] = Math.floor((255 * (index % width)) / width)
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}

async function bitflips(): Promise<Buffer> {
  const bytes = await photograph()
  // Flips bits of the scan, where a decoder shows noise and continues.
  for (let offset = bytes.length >> 1; offset < bytes.length - 100; offset += 20_011) {
    bytes[offset] = (bytes[offset] ?? 0) ^ 0x10
  }
  return bytes
}

const xss = '<script>alert(1)</script><img src=x onerror=alert(1)>'
const zip = Buffer.from('PK\x03\x04\x14\0\0\0\0\0evil.txt', 'latin1')

const makers: Record<string, Make> = {
  'bomb_50000x50000_1bit.png': () => bomb(50_000, 50_000, [1, 0], 50_000 * 6251),
  'bomb_20000x20000_rgb8.png': () => bomb(20_000, 20_000, [8, 2], 20_000 * 60_001),
  'bomb_declared_2147483647.png': () => bomb(2 ** 31 - 1, 2 ** 31 - 1, [8, 2], 1),
  'zero_bytes.jpg': text(''),
  'zero_bytes.png': text(''),
  'truncated_half.jpg': async () => {
    const bytes = await photograph()
    return bytes.subarray(0, bytes.length >> 1)
  },
  'truncated_header_only.jpg': async () => (await photograph()).subarray(0, 20),
  'html_named.jpg': text('<!doctype html><script>alert(document.domain)</script>'),
  'svg_script.svg': text(svg('<script>alert(1)</script><rect width="9" height="9"/>')),
  'svg_named.png': text(svg('<rect width="9" height="9"/>')),
  'svg_xxe.svg': text(
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  ),
  'svg_billion_laughs.svg': text(
    `<!DOCTYPE svg [<!ENTITY l0 "ha">${billion.join('')}]>${svg('<text>&l9;</text>')}`,
  ),
  'polyglot_gif_js.gif': text('GIF89a/*\x01\0\x01\0\x80\0\0*/=1;alert(1);//;'),
  'animated.gif': () => frames().gif().toBuffer(),
  'bmp_named.jpg': () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(4000, 40)]),
  'image.tiff': () => grain(300, 200).tiff().toBuffer(),
  'image.avif': () => grain(300, 200).avif({ effort: 0 }).toBuffer(),
  'pdf_named.jpg': text('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),

  'wide_16384x1.png': () => noise(16_384, 1, 12).png().toBuffer(),
  'tall_1x20000.png': () => noise(1, 20_000, 12).png().toBuffer(),
  'trailing_garbage_1MB.jpg': async () =>
    Buffer.concat([await photograph(), Buffer.alloc(1_048_576, 'garbage')]),
  'bitflips.jpg': bitflips,
  'boundary_long_side_1599.jpg': ofSize(1599, 1199),
  'boundary_long_side_1600.jpg': ofSize(1600, 1200),
  'boundary_long_side_1601.jpg': ofSize(1601, 1200),
  'boundary_long_side_3200.jpg': ofSize(3200, 2400),
  'boundary_portrait_1601.jpg': ofSize(1200, 1601),
  'png_named.jpg': () => grain().png({ compressionLevel: 1 }).toBuffer(),
  'jpeg_named.png': photograph,
  'polyglot_jpeg_zip.jpg': async () => Buffer.concat([await photograph(), zip]),
  'polyglot_jpeg_com_php_html.jpg': () =>
    withSegment(0xfe, Buffer.from(`<?php system($_GET[0]); ?>${xss}`)),
  'png_text_xss.png': async () => {
    const [first, ...rest] = chunksOf(await grain().png({ compressionLevel: 1 }).toBuffer())
    const comment = { type: 'tEXt', data: Buffer.from(`Comment\0${xss}`) }
    return pngOf([...(first ? [first] : []), comment, ...rest])
  },
  'exif_xss_gps_orient6.jpg': () =>
    grain()
      .withExif({
        IFD0: { ImageDescription: xss, Make: xss },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 7/1 12/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  'exif_orientation_9_invalid.jpg': () => withSegment(0xe1, exifWith(0x0112, 9)),
  'exif_bad_dates.jpg': () =>
    grain()
      .withExif({ IFD2: { DateTimeOriginal: '2099:13:45 99:99:99' } })
      .jpeg()
      .toBuffer(),
  'app1_4MB_of_exif.jpg': async () => {
    const picture = await photograph()
    const filler = segment(0xe1, Buffer.concat([exifWith(0x0112, 1), Buffer.alloc(65_000, 'x')]))
    const fillers = Array.from({ length: 60 }, () => filler)
    return Buffer.concat([picture.subarray(0, 2), ...fillers, picture.subarray(2)])
  },
  'cmyk_bars.jpg': inks,
  'gray_l.jpg': () => grain().toColourspace('b-w').jpeg().toBuffer(),
  'gray16.png': sixteenBits,
  'alpha_gradient.png': () => fading().png({ compressionLevel: 1 }).toBuffer(),
  'alpha_gradient.webp': () => fading().webp({ effort: 0 }).toBuffer(),
  'animated_4frames.webp': () => frames().webp({ effort: 0 }).toBuffer(),
  'animated_4frames.apng.png': animatedPng,
  'lossless.webp': () => grain().webp({ lossless: true, effort: 0 }).toBuffer(),
  'one_pixel.png': () => noise(1, 1, 12).png().toBuffer(),
  'progressive.jpg': () => grain().jpeg({ progressive: true }).toBuffer(),
  'q100_noise.jpg': () => noise(1600, 1200, 60).jpeg({ quality: 100 }).toBuffer(),
}

function bomb(
  width: number,
  height: number,
  colours: readonly [number, number],
  bytes: number,
): Buffer {
  const pixels = { type: 'IDAT', data: compressedZeros(bytes) }
  return pngOf([head(width, height, colours), pixels, { type: 'IEND', data: Buffer.alloc(0) }])
}

const cachedPictures = new Map<string, Promise<Buffer>>()

/**
 * @param file one of the names in `hostile-pictures.ts`
 * @returns the bytes of the picture
 * @throws {Error} for another name
 */
export function makeHostilePicture(file: string): Promise<Buffer> {
  const make = makers[file]
  if (!make) throw new Error(`No picture is made under the name ${file}`)
  const bytes = cachedPictures.get(file) ?? Promise.resolve(make())
  cachedPictures.set(file, bytes)
  return bytes
}

export const hostilePictureNames = Object.keys(makers)
