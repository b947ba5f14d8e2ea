/** The two kinds of sheet a plant comes on: a season's picture, and a painted plate. */
import { inscription, seal } from './kit/seal.ts'
import type { Point } from './kit/space.ts'
import { sheet } from './sheet.ts'
import type { ArtworkDrawing, PhotographDrawing, Season } from './species-drawings.ts'

const captions: Record<Season, string> = {
  spring: 'Spring · 春',
  summer: 'Summer · 夏',
  autumn: 'Autumn · 秋',
  winter: 'Winter · 冬',
}

export type Named = { latin: string; chinese: string }

/** A landscape sheet, 1200 x 900; the body is seen from 26,26 to 1174,840. */
function seasonSheet(
  { latin, chinese }: Named,
  season: Season,
  body: string,
  tone: string = season,
): string {
  return sheet({ width: 1200, height: 900, body, latin, chinese, caption: captions[season], tone })
}

/** A portrait plate, 1000 x 1300, with a column of characters and the seal beneath it. */
export function plate(
  { latin, chinese }: Named,
  body: string,
  words: { at: Point; text: string; size?: number; sealAt?: Point },
  tone = 'paper',
): string {
  const size = words.size ?? 32
  const below: Point = words.sealAt ?? [
    words.at[0] - 22,
    words.at[1] + [...words.text].length * size * 1.22 - 8,
  ]
  const written = inscription(words.at, words.text, size) + seal(below, 60)
  return sheet({
    width: 1000,
    height: 1300,
    body: body + written,
    latin,
    chinese,
    caption: 'Plate · 图',
    tone,
  })
}

/** Makes the entries of one species' photographs: `<slug>-<season>-<number>.webp`. */
export function photographsOf(name: Named, slug: string) {
  return (
    season: Season,
    number: number,
    date: string,
    location: string,
    body: () => string,
    tone?: string,
  ): PhotographDrawing => ({
    file: `${slug}-${season}-${number}.webp`,
    season,
    date,
    location,
    draw: () => seasonSheet(name, season, body(), tone),
  })
}

/** Makes the entries of one species' plates: `<slug>-plate-<number>.webp`, all painted in the art room. */
export function platesOf(name: Named, slug: string) {
  return (
    number: number,
    date: string,
    body: () => string,
    words: Parameters<typeof plate>[2],
    tone?: string,
  ): ArtworkDrawing => ({
    file: `${slug}-plate-${number}.webp`,
    date,
    location: 'Art Room',
    draw: () => plate(name, body(), words, tone),
  })
}
