/** The vermilion seal 花鸟 and the column of characters that goes with it on a plate. */
import type { Point } from './space.ts'
import { brushed } from './wash.ts'

const song = 'Noto Serif CJK SC, serif'

/** White characters cut into a vermilion square, `size` pixels high. */
export function seal([x, y]: Point, size = 62): string {
  const glyph = size * 0.43
  const text = (character: string, dy: number): string =>
    `<text x="${x + size * 0.36}" y="${y + dy}" text-anchor="middle" font-family="${song}" font-weight="700" font-size="${glyph}" fill="#fbf3e6">${character}</text>`
  const square = `<rect x="${x}" y="${y}" width="${size * 0.72}" height="${size}" rx="4" fill="#b03a25"/><rect x="${x + 3.5}" y="${y + 3.5}" width="${size * 0.72 - 7}" height="${size - 7}" rx="2" fill="none" stroke="#fbf3e6" stroke-opacity="0.75" stroke-width="1.1"/>`
  return brushed(square + text('花', size * 0.45) + text('鸟', size * 0.88), 2.5, 0.09)
}

/** Characters written downwards, first one at `at`. */
export function inscription(at: Point, characters: string, size = 34, colour = '#1d2419'): string {
  return [...characters]
    .map(
      (character, index) =>
        `<text x="${at[0]}" y="${at[1] + index * size * 1.22}" text-anchor="middle" font-family="${song}" font-size="${size}" fill="${colour}" fill-opacity="0.86">${character}</text>`,
    )
    .join('')
}
