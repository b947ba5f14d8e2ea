/**
 * Makes the icons of the site, with the character of the school's seal on the accent colour. Without a seal, the icons
 * show a flowering twig. Browsers draw the character of the SVG with a font of the reader's device.
 */
import sharp from 'sharp'
import type { SiteContent } from '../../contract/schemas/content.ts'
import { accentBackgrounds } from '../../contract/school/accent-colour.ts'
import { escapedXml } from '../../contract/text/xml.ts'
import { drawText, hasChineseFont, isUsualChinese } from './fonts.ts'

export type IconLook = Pick<SiteContent, 'seal' | 'accent'>

const ink = accentBackgrounds.light.on
const defaultAccent = '#b03a25'

/** @returns the twig, drawn on 32 × 32 units */
const twig = (accent: string) =>
  `<g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"><path d="M16 27c0-7-1-10-5-14"/><path d="M15 21c2-4 5-6 9-6"/></g><g fill="${ink}"><circle cx="10" cy="7" r="2.6"/><circle cx="14.2" cy="10" r="2.6"/><circle cx="12.7" cy="14.6" r="2.6"/><circle cx="7.6" cy="14.6" r="2.6"/><circle cx="6" cy="10" r="2.6"/><path d="M21 15c2-4 6-4 7-3-1 3-3 5-7 3z"/></g><circle cx="10.2" cy="11.2" r="1.5" fill="${accent}"/>`

const svg = (ground: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${drawing}</svg>`

const roundedGround = (accent: string) => `<rect width="32" height="32" rx="4" fill="${accent}"/>`

export function iconSvg({ seal, accent = defaultAccent }: IconLook): string {
  const character = `<text x="16" y="24" font-size="23" text-anchor="middle" fill="${ink}" font-family="Songti SC, Noto Serif CJK SC, Source Han Serif SC, SimSun, serif">${escapedXml(seal ?? '')}</text>`
  return svg(roundedGround(accent), seal ? character : twig(accent))
}

export type IconShape = 'rounded' | 'full' | 'maskable'

/**
 * @param shape the corners and the size of the drawing. `full` and `maskable` have square corners and a smaller
 * drawing, because the system rounds the corners. `maskable` has the smallest drawing, because the system may crop the
 * border.
 * @returns the icon as a PNG of `size` pixels on each side
 */
export async function iconPng(
  { seal, accent = defaultAccent }: IconLook,
  size: number,
  shape: IconShape,
): Promise<Buffer> {
  const ground =
    shape === 'rounded' ? roundedGround(accent) : `<rect width="32" height="32" fill="${accent}"/>`
  const scale = shape === 'maskable' ? 0.72 : shape === 'full' ? 0.86 : 1
  const character = seal && (await drawSeal(seal, size * 0.72 * scale))
  const inset = 16 * (1 - scale)
  const drawing = character
    ? ''
    : `<g transform="translate(${inset} ${inset}) scale(${scale})">${twig(accent)}</g>`
  const base = sharp(Buffer.from(svg(ground, drawing)), { density: (72 * size) / 32 }).resize(size)
  if (!character) return base.png({ compressionLevel: 9 }).toBuffer()
  return base
    .composite([{ input: character }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** @returns the character without its margins; undefined if this machine cannot draw it */
async function drawSeal(seal: string, size: number): Promise<Buffer | undefined> {
  const isChinese = isUsualChinese(seal)
  if (isChinese ? !(await hasChineseFont()) : !/^[\u0041-\u00ff]$/.test(seal)) return undefined
  const face = isChinese ? 'chinese' : 'roman'
  const { bytes } = await drawText(seal, { face, size: Math.round(size), colour: ink })
  return sharp(bytes).trim().png().toBuffer()
}

/** @returns an ICO file of PNG images, which every browser can read */
export function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let position = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const offset = 6 + 16 * index
    header.writeUInt8(size, offset)
    header.writeUInt8(size, offset + 1)
    header.writeUInt16LE(1, offset + 4)
    header.writeUInt16LE(32, offset + 6)
    header.writeUInt32LE(png.length, offset + 8)
    header.writeUInt32LE(position, offset + 12)
    position += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
