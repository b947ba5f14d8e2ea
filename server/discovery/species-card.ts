/**
 * Draws the card that messengers show beside a link to a species. The card has a photograph or an artwork, the names,
 * and the icon and name of the site. The card is a JPEG of 1200 × 630 pixels and less than 300 kB, because some
 * messengers cannot read WebP.
 */
import sharp, { type OverlayOptions } from 'sharp'
import type { Names } from '../../contract/names.ts'
import { accentBackgrounds } from '../../contract/school/accent-colour.ts'
import { drawText, type Face, hasChineseFont, isUsualChinese } from './fonts.ts'
import { type IconLook, iconPng } from './icons.ts'

export const cardSize = { width: 1200, height: 630 } as const
const bytesMaximum = 300_000
/** Qualities of the JPEG, with the best quality first. The last quality makes any card small enough. */
const qualities = [84, 74, 60, 45, 30]

const photographSize = { width: 700, height: cardSize.height }
const margin = 48
const column = {
  left: photographSize.width + margin,
  width: 1200 - photographSize.width - 2 * margin,
}
const ink = '#1d2a1a'
const quietInk = '#55604f'
const behindPhotograph = '#ece6d8'

export interface CardParts {
  names: Names
  look: IconLook
  siteName: Record<'en' | 'zh', string>
  /** A rendition of the photograph or artwork. */
  image: Buffer
}

export async function speciesCard({ names, look, siteName, image }: CardParts): Promise<Buffer> {
  const photographOverlay = await drawPhotograph(image)
  const drawnNames = await drawNames(names)
  const height = drawnNames.reduce((sum, { bottom }) => Math.max(sum, bottom), 0)
  const top = Math.max(margin, Math.round((cardSize.height - 90 - height) / 2))
  const overlays: OverlayOptions[] = [
    photographOverlay,
    ...drawnNames.map(({ input, offset }) => ({ input, left: column.left, top: top + offset })),
    ...(await drawFoot(look, siteName)),
  ]
  const { data, info } = await sharp({
    create: { ...cardSize, channels: 3, background: accentBackgrounds.light.behind[0] },
  })
    .composite(overlays)
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of qualities) {
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const jpeg = await sharp(data, { raw }).jpeg({ quality }).toBuffer()
    if (jpeg.length < bytesMaximum || quality === qualities.at(-1)) return jpeg
  }
  throw new Error('No quality was tried')
}

/** @returns the left part of the card. A small picture is in the middle, and any other picture fills the part. */
async function drawPhotograph(image: Buffer): Promise<OverlayOptions> {
  const { width, height } = await sharp(image).metadata()
  const isLargeEnough = width >= photographSize.width && height >= photographSize.height
  const input = await sharp(image)
    .resize({
      ...photographSize,
      ...(isLargeEnough
        ? { fit: 'cover', position: 'attention' }
        : { fit: 'inside', withoutEnlargement: true }),
    })
    .flatten({ background: behindPhotograph })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const ground = { ...photographSize, channels: 3 as const, background: behindPhotograph }
  const middle = {
    left: Math.round((photographSize.width - input.info.width) / 2),
    top: Math.round((photographSize.height - input.info.height) / 2),
  }
  const leftPart = sharp({ create: ground }).composite([{ input: input.data, ...middle }])
  return { input: await leftPart.png({ compressionLevel: 1 }).toBuffer(), left: 0, top: 0 }
}

interface PlacedText {
  input: Buffer
  /** Pixels from the top of the first name to the top of this text. */
  offset: number
  /** Pixels from the top of the first name to the bottom of this text. */
  bottom: number
}

/** Draws the Latin name, the Chinese name if this machine can draw it, and the English name. */
async function drawNames({ latinName, chineseName, commonName }: Names): Promise<PlacedText[]> {
  const hasChinese = isUsualChinese(chineseName) && (await hasChineseFont())
  const lines: (Fit & { text: string })[] = [
    { text: latinName, face: 'italic', sizes: [60, 48, 40, 32], heightMaximum: 210, colour: ink },
    {
      text: hasChinese ? chineseName : '',
      face: 'chinese',
      sizes: [54, 42, 32],
      heightMaximum: 130,
      colour: ink,
    },
    { text: commonName, face: 'roman', sizes: [36, 30, 26], heightMaximum: 120, colour: quietInk },
  ]
  const placedTexts: PlacedText[] = []
  let offset = 0
  for (const { text, ...fit } of lines) {
    if (!text) continue
    const input = await drawToFit(text, fit)
    placedTexts.push({ input: input.bytes, offset, bottom: offset + input.height })
    offset += input.height + 26
  }
  return placedTexts
}

interface Fit {
  face: Face
  /** Pixels, the largest first. */
  sizes: readonly number[]
  /** Maximum height of all lines together, in pixels. */
  heightMaximum: number
  colour: string
}

/**
 * @returns the text in the largest size that fits. A text that fits in no size is cropped at the right and at the
 * bottom.
 */
async function drawToFit(text: string, { face, sizes, heightMaximum, colour }: Fit) {
  const { width } = column
  let drawn = await drawText(text, { face, size: sizes[0] ?? 32, colour, width })
  for (const size of sizes.slice(1)) {
    if (drawn.height <= heightMaximum && drawn.width <= width) return drawn
    drawn = await drawText(text, { face, size, colour, width })
  }
  const size = {
    width: Math.min(drawn.width, width),
    height: Math.min(drawn.height, heightMaximum),
  }
  const bytes = await sharp(drawn.bytes)
    .extract({ left: 0, top: 0, ...size })
    .toBuffer()
  return { bytes, ...size }
}

/** Draws the icon and the name of the site. */
async function drawFoot(
  look: IconLook,
  { en, zh }: CardParts['siteName'],
): Promise<OverlayOptions[]> {
  const iconSize = 44
  const hasChinese = isUsualChinese(zh) && (await hasChineseFont())
  const text = hasChinese && zh !== en ? `${en} ${zh}` : en
  const face = hasChinese ? 'chinese' : 'roman'
  const top = cardSize.height - margin - iconSize
  const style = { face, size: 22, colour: quietInk, width: column.width - iconSize - 16 } as const
  const drawn = await drawText(text, style)
  const height = Math.min(drawn.height, 60)
  const input = await sharp(drawn.bytes)
    .extract({ left: 0, top: 0, width: Math.min(drawn.width, style.width), height })
    .toBuffer()
  return [
    { input: await iconPng(look, iconSize, 'rounded'), left: column.left, top },
    { input, left: column.left + iconSize + 16, top: top + Math.round((iconSize - height) / 2) },
  ]
}
