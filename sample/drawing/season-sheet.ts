/** The two kinds of sheet a plant comes on: a season's picture, and a painted plate. */
import { inscription, seal } from './kit/seal.ts'
import type { Point } from './kit/space.ts'
import { sheet } from './sheet.ts'
import type { ArtworkDrawing, PhotographDrawing, Season } from './species-drawings.ts'

export type Named = { latin: string; chinese: string }

/** A landscape sheet, 1200 x 900; the body is seen from 26,26 to 1174,840. */
function seasonSheet({ latin }: Named, body: string, tone: string): string {
  return sheet({ width: 1200, height: 900, body, latin, tone })
}

/** A portrait plate, 1000 x 1300, with a column of characters and the seal beneath it. */
export function plate(
  { latin }: Named,
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
    draw: () => seasonSheet(name, body(), tone ?? season),
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
