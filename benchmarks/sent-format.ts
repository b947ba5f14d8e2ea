/**
 * Compares the formats in which a browser could send a photograph: PNG, WebP and JPEG of at most 1600 px. Chromium
 * draws and encodes each photograph like the upload form. Each file then becomes a master, as on the server.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { imageLongerSideMaximum } from '../contract/limits.ts'
import { similarity } from '../server/media/avif/similarity.ts'

const { values, positionals } = parseArgs({
  options: { count: { type: 'string', default: '40' } },
  allowPositionals: true,
})
const folders = positionals.length > 0 ? positionals : ['../shared/collection/photographs']

const formats = [
  ['image/png', 1],
  ['image/webp', 0.9],
  ['image/webp', 0.95],
  ['image/jpeg', 0.9],
  ['image/jpeg', 0.92],
  ['image/jpeg', 0.95],
] as const

interface Measurement {
  bytes: number
  milliseconds: number
  /** Similarity of the sent picture to the sent PNG. */
  sent: Similarity
  /** Similarity of the master to the master of the PNG. */
  master: Similarity
}

interface Similarity {
  /** Decibels over the three colours. */
  psnr: number
  /** Structural similarity of the luma, 0 to 1. */
  ssim: number
}

const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
})
const page = await browser.newPage()
const results = new Map(formats.map((format) => [format.join(' '), [] as Measurement[]]))
const files = await photographs()
for (const file of files) {
  const source = (await readFile(file)).toString('base64')
  let lossless: { sent: Pixels; master: Pixels } | undefined
  for (const [type, quality] of formats) {
    const { base64, milliseconds } = await encodeInBrowser(page, source, type, quality)
    const bytes = Buffer.from(base64, 'base64')
    const sent = await pixelsOf(bytes)
    const master = await pixelsOf(await masterOf(bytes))
    lossless ??= { sent, master }
    results.get(`${type} ${quality}`)?.push({
      bytes: bytes.length,
      milliseconds,
      sent: similarityOf(lossless.sent, sent),
      master: similarityOf(lossless.master, master),
    })
  }
}
await browser.close()

console.log(`${files.length} photographs from ${folders.join(', ')}`)
const png = median(results.get('image/png 1')?.map(({ bytes }) => bytes) ?? [])
const columns = ['format', 'kB', 'of the PNG', 'ms']
const similarities = ['PSNR sent', 'SSIM sent', 'worst', 'PSNR master', 'SSIM master', 'worst']
console.log([...columns, ...similarities].join(' | '))
for (const [format, all] of results) {
  const valuesOf = (number: (each: Measurement) => number) => all.map(number)
  const bytes = median(valuesOf((each) => each.bytes))
  const cells = [
    format,
    Math.round(bytes / 1000),
    `${Math.round((100 * bytes) / png)} %`,
    Math.round(median(valuesOf((each) => each.milliseconds))),
    ...(['sent', 'master'] as const).flatMap((stage) => [
      median(valuesOf((each) => each[stage].psnr)).toFixed(1),
      median(valuesOf((each) => each[stage].ssim)).toFixed(4),
      Math.min(...valuesOf((each) => each[stage].ssim)).toFixed(4),
    ]),
  ]
  console.log(cells.join(' | '))
}

/** @returns all photographs, or `--count` photographs at equal intervals */
async function photographs(): Promise<string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => path.join(folder, name))),
  )
  const all = lists.flat().filter((file) => /\.(jpe?g|webp|png)$/i.test(file))
  const step = Math.max(1, all.length / Number(values.count))
  return Array.from(
    { length: Math.floor(all.length / step) },
    (_, index) => all[Math.floor(index * step)] ?? '',
  )
}

/** Draws and encodes a photograph like `web/upload/prepare/prepare.ts`. */
function encodeInBrowser(page: Page, source: string, type: string, quality: number) {
  return page.evaluate(
    async ([base64, type, quality, longerSide]) => {
      const original = await (await fetch(`data:application/octet-stream;base64,${base64}`)).blob()
      const image = await createImageBitmap(original, { imageOrientation: 'from-image' })
      const scale = Math.min(1, longerSide / Math.max(image.width, image.height))
      const canvas = new OffscreenCanvas(
        Math.round(image.width * scale),
        Math.round(image.height * scale),
      )
      const context = canvas.getContext('2d')
      if (!context) throw new Error('This browser cannot draw')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      const startedAt = performance.now()
      const blob = await canvas.convertToBlob({ type, quality })
      const milliseconds = performance.now() - startedAt
      let text = ''
      for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte)
      return { base64: btoa(text), milliseconds }
    },
    [source, type, quality, imageLongerSideMaximum] as const,
  )
}

function masterOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
}

interface Pixels {
  data: Buffer
  width: number
  height: number
}

async function pixelsOf(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer({
    resolveWithObject: true,
  })
  return { data, width: info.width, height: info.height }
}

function similarityOf(reference: Pixels, compared: Pixels): Similarity {
  let squares = 0
  for (let index = 0; index < reference.data.length; index++) {
    squares += ((reference.data[index] ?? 0) - (compared.data[index] ?? 0)) ** 2
  }
  const error = squares / reference.data.length
  // The PSNR of identical pictures is infinite; the table shows 99.
  const psnr = error === 0 ? 99 : 10 * Math.log10(255 ** 2 / error)
  return { psnr, ssim: similarity(pictureOf(reference), pictureOf(compared)) }
}

const pictureOf = ({ data, width, height }: Pixels) =>
  ({ pixels: data, width, height, channels: 3 }) as const

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
