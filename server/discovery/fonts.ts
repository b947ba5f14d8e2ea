/**
 * Draws text as PNG images. The faces `roman` and `italic` are the font of the pages, so they look the same on all
 * machines. The face `chinese` is a font of the machine, because a font with all Chinese characters takes 10 MB.
 */
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { escapedXml } from '../../contract/text/xml.ts'

const require = createRequire(import.meta.url)

const latinFonts = { roman: 'normal', italic: 'italic' } as const
/** The names of common Chinese fonts. Without these fonts, libvips uses another font of the machine. */
const chineseFont = 'Songti SC,Noto Serif CJK SC,Source Han Serif SC,Noto Serif SC,SimSun,serif'

export type Face = keyof typeof latinFonts | 'chinese'

export interface DrawnText {
  /** PNG with a transparent background. */
  bytes: Buffer
  width: number
  height: number
}

export interface TextStyle {
  face: Face
  /** Pixels. */
  size: number
  /** A CSS colour, such as `#1f5f8b`. */
  colour: string
  /** Maximum pixels of a line. A longer text has several lines. */
  width?: number
}

/** The files of the fonts. libvips keeps the first file of each font, so all sites of a process share these files. */
const files = new Map<Face, Promise<string>>()
let folder: Promise<string> | undefined
let canDraw: Promise<boolean> | undefined

export async function drawText(
  text: string,
  { face, size, colour, width }: TextStyle,
): Promise<DrawnText> {
  const style = face === 'italic' ? 'Italic ' : ''
  const family = face === 'chinese' ? chineseFont : 'EB Garamond Medium,'
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapedXml(text)}</span>`,
      font: `${family} ${style}${size}`,
      // With this resolution, one point is one pixel.
      dpi: 72,
      rgba: true,
      ...(width && { width, wrap: 'word-char' as const }),
      ...(face !== 'chinese' && { fontfile: await fileOf(face) }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** @returns whether a font of this machine has the usual Chinese characters */
export function hasChineseFont(): Promise<boolean> {
  canDraw ??= canDrawChinese()
  return canDraw
}

function fileOf(face: keyof typeof latinFonts): Promise<string> {
  const file = files.get(face) ?? unpack(face)
  files.set(face, file)
  file.catch(() => files.delete(face))
  return file
}

/** @returns whether 一 is drawn as one flat stroke. The box for a missing glyph is as high as it is wide. */
async function canDrawChinese() {
  const { bytes } = await drawText('一', { face: 'chinese', size: 60, colour: '#000000' })
  const { info } = await sharp(bytes).trim().toBuffer({ resolveWithObject: true })
  return info.height < info.width / 2
}

/** @returns whether a usual Chinese font can draw the text. Such a font would draw rarer characters as empty boxes. */
export const isUsualChinese = (text: string) => /^[\u3400-\u4dbf\u4e00-\u9fff·（）、 ]+$/.test(text)

/**
 * Unpacks a font, because libvips reads no WOFF files.
 * @returns the path of the file, which stays until the process ends
 */
async function unpack(face: keyof typeof latinFonts): Promise<string> {
  const name = `eb-garamond-latin-500-${latinFonts[face]}`
  const woff = await readFile(require.resolve(`@fontsource/eb-garamond/files/${name}.woff`))
  folder ??= createFontFolder()
  const file = path.join(await folder, `${name}.ttf`)
  await writeFile(file, sfntOf(woff))
  return file
}

async function createFontFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-fonts-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** @param woff a font in the Web Open Font Format 1.0 @returns the same font as a TrueType file */
function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const entry = 16
  const header = Buffer.alloc(12 + entry * count)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  header.writeUInt16BE(power * entry, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((count - power) * entry, 10)
  const pieces: Buffer[] = [header]
  let position = header.length
  for (let index = 0; index < count; index++) {
    const sourceOffset = 44 + 20 * index
    const start = woff.readUInt32BE(sourceOffset + 4)
    const packedLength = woff.readUInt32BE(sourceOffset + 8)
    const length = woff.readUInt32BE(sourceOffset + 12)
    const bytes = woff.subarray(start, start + packedLength)
    const table = packedLength < length ? inflateSync(bytes) : bytes
    const targetOffset = 12 + entry * index
    woff.copy(header, targetOffset, sourceOffset, sourceOffset + 4)
    woff.copy(header, targetOffset + 4, sourceOffset + 16, sourceOffset + 20)
    header.writeUInt32BE(position, targetOffset + 8)
    header.writeUInt32BE(length, targetOffset + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    pieces.push(table, padding)
    position += length + padding.length
  }
  return Buffer.concat(pieces)
}
