/** Defines the photographs and artworks of the browser tests with their credits, and paints them. */
import sharp from 'sharp'
import type { Kind, Section } from '../../../contract/kinds.ts'
import {
  bauhinia,
  camellia,
  canaryGrass,
  fringeFlower,
  ginkgo,
  grebe,
  hibiscus,
  longest,
  mandarinDuck,
} from './field-species.ts'

export interface PictureRow {
  kind: Kind
  file: string
  latinName: string
  season?: Section
  takenBy?: string
  artist?: string
  /** A calendar date, or empty. */
  date: string
  location: string
  width: number
  height: number
}

/** Everyone sees the photographer in the gallery, but only members see the photographer on a profile. */
export const photographer = 'Wang Xiaoming'
export const photographLocation = 'Observatory steps'

type Shape = Pick<PictureRow, 'width' | 'height'>
const landscape: Shape = { width: 640, height: 480 }

export function photograph(
  kind: Kind,
  latinName: string,
  season: Section,
  date: string,
  shape: Shape = landscape,
): PictureRow {
  const file = `${latinName} ${season} ${date || 'undated'} ${shape.height}.jpg`
  const credits = { takenBy: photographer, location: photographLocation }
  return { kind, file, latinName, season, date, ...credits, ...shape }
}

/** Makes `count` photographs of one month, a day apart. */
function month(
  names: readonly [string, ...unknown[]],
  season: Section,
  key: string,
  count: number,
) {
  return Array.from({ length: count }, (_, index) =>
    photograph('plant', names[0], season, `${key}-${String(index + 1).padStart(2, '0')}`),
  )
}

function stage(season: Section, count: number): PictureRow[] {
  return Array.from({ length: count }, (_, index) =>
    photograph('bird', grebe[0], season, `2025-04-${String(index + 1).padStart(2, '0')}`),
  )
}

export const photographs: PictureRow[] = [
  // Thirty photographs of one plant. Fourteen are of one month, which therefore takes two pages.
  photograph('plant', camellia[0], 'spring', '2024-03-30', { width: 1600, height: 1200 }),
  ...month(camellia, 'spring', '2024-03', 1),
  ...month(camellia, 'spring', '2025-03', 14),
  ...month(camellia, 'spring', '2025-04', 1),
  ...month(camellia, 'summer', '2024-07', 5),
  ...month(camellia, 'autumn', '2024-10', 3),
  ...month(camellia, 'winter', '2024-12', 1),
  ...month(camellia, 'winter', '2025-01', 4),
  // The ginkgo has no photograph of the first two seasons, and one photograph without a date.
  ...month(ginkgo, 'autumn', '2024-11', 2),
  photograph('plant', ginkgo[0], 'autumn', ''),
  // The names of these species break naive code. The first three photographs are the newest with a date.
  photograph('plant', bauhinia[0], 'winter', '2025-06-01'),
  photograph('plant', fringeFlower[0], 'spring', '2025-06-02'),
  photograph('plant', hibiscus[0], 'summer', '2025-06-03'),
  photograph('plant', canaryGrass[0], 'summer', '2023-08-01'),
  // One picture is twenty times as wide as high, and the other is twenty times as high as wide.
  photograph('plant', longest[0], 'summer', '2023-07-01', { width: 1600, height: 80 }),
  photograph('plant', longest[0], 'summer', '2023-07-02', { width: 80, height: 1600 }),
  ...stage('Juvenile', 5),
  ...stage('Subadult', 1),
  ...stage('MaleAdult', 3),
  ...stage('FemaleAdult', 2),
  photograph('bird', mandarinDuck[0], 'MaleAdult', '2025-05-01'),
]

export const firstPainter = 'Zhao Hui'
export const secondPainter = 'Qian Duo'

export const artworks: PictureRow[] = [
  artwork('plant', camellia[0], firstPainter, '2025-03-21'),
  artwork('plant', camellia[0], secondPainter, '2025-03-22'),
  artwork('bird', grebe[0], '', '2025-05-07'),
]

function artwork(kind: Kind, latinName: string, artist: string, date: string): PictureRow {
  const file = `${latinName} by ${artist || 'nobody known'}.jpg`
  return { kind, file, latinName, artist, date, location: 'Art room', width: 480, height: 640 }
}

/** Paints a different picture for each file name. Its shapes give the picture the file size of a photograph. */
export async function paint({ file, width, height }: PictureRow): Promise<Buffer> {
  const random = sequence(file)
  const randomUpTo = (limit: number) => Math.round(random() * limit)
  const colour = () => `hsl(${randomUpTo(360)} ${20 + randomUpTo(60)}% ${15 + randomUpTo(70)}%)`
  const shapes = Array.from({ length: 90 }, () => {
    const size = 4 + randomUpTo(height / 5)
    const turn = `rotate(${randomUpTo(180)} ${width / 2} ${height / 2})`
    return `<ellipse cx="${randomUpTo(width)}" cy="${randomUpTo(height)}" rx="${size}" ry="${size / 3}" fill="${colour()}" transform="${turn}"/>`
  })
  const sky = `<rect width="100%" height="100%" fill="${colour()}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sky}${shapes.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
}

/** @returns a function whose pseudo-random numbers from 0 to below 1 are the same in every run for the same word */
function sequence(word: string): () => number {
  let state = 1
  for (const letter of word) state = (state * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
