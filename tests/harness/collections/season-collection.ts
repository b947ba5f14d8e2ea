/**
 * Writes a collection with at most ten plants that are in season whenever the tests run, and with one bird. The
 * photographs of the plants are from this month of last year; the photograph of the bird has no date.
 */
import { writeCollection } from './field-collection.ts'
import { type PictureRow, photograph } from './field-pictures.ts'
import {
  bauhinia,
  camellia,
  canaryGrass,
  fringeFlower,
  ginkgo,
  hibiscus,
  longest,
  sparrow,
} from './field-species.ts'

/** The plants in the page's order: first the plant with the most photographs, then the other plants by Latin name. */
export const plantsInSeason = [
  camellia,
  ['Acer palmatum', 'Japanese maple', '鸡爪槭'],
  bauhinia,
  ginkgo,
  hibiscus,
  fringeFlower,
  ['Nelumbo nucifera', 'Sacred lotus', '莲'],
  canaryGrass,
  longest,
  ['Salix babylonica', 'Weeping willow', '垂柳'],
] as const

/**
 * @returns this month of last year in the site's time zone, as `2025-11`; in the last hour of a month, also the next
 * month
 */
function monthsNow(): string[] {
  const formatTime = (time: number) =>
    new Date(time).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
  const now = Date.now()
  const times = [now, now + 3_600_000].map(formatTime)
  return [...new Set(times.map((time) => `${Number(time.slice(0, 4)) - 1}${time.slice(4, 7)}`))]
}

function photographs(species: readonly (typeof plantsInSeason)[number][]): PictureRow[] {
  const rows = monthsNow().flatMap((month) => [
    ...species.map(([latin]) => photograph('plant', latin, 'autumn', `${month}-05`)),
    photograph('plant', camellia[0], 'autumn', `${month}-06`),
  ])
  return [...rows, photograph('bird', sparrow[0], 'MaleAdult', '')]
}

/** @param count the number of plants, at most ten */
export async function writeSeasonCollection(folder: string, count = 10): Promise<void> {
  const species = plantsInSeason.slice(0, count)
  const row = ([latinName, commonName, chineseName]: readonly [string, string, string]) => ({
    latinName,
    commonName,
    chineseName,
  })
  await writeCollection(folder, {
    plants: species.map(row),
    birds: [row(sparrow)],
    photographs: photographs(species),
    artworks: [],
  })
}
