/** Chooses the picture that stands for a species. */
import type { Section } from '../../../contract/kinds.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'

interface Candidate {
  place: number | null
  season: Section
  taken_on: string
  code_number: number
}

/** Groups of sections, the most recognisable first. Plants mostly flower in spring or summer. */
const byLooks: Record<SpeciesTable['kind'], readonly (readonly Section[])[]> = {
  plant: [['spring'], ['summer'], ['autumn'], ['winter']],
  bird: [['MaleAdult', 'FemaleAdult'], ['Subadult'], ['Juvenile']],
}

/** Whether photographs in flower come before all groups. */
const flowers: Record<SpeciesTable['kind'], boolean> = { plant: true, bird: false }

/**
 * @returns the first picture in the order that an admin chose; without one, the newest in flower, or else the newest of
 * the most recognisable sections; undefined for no pictures
 */
export function coverOf<Picture extends Candidate>(
  pictures: readonly Picture[],
  { kind, texts }: Pick<SpeciesTable, 'kind' | 'texts'>,
): Picture | undefined {
  const placed = pictures.filter(({ place }) => place !== null)
  if (placed.length > 0) return placed.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))[0]
  const inFlower = flowers[kind] ? photographedInFlower(pictures, texts) : []
  const groups = byLooks[kind].map((sections) =>
    pictures.filter(({ season }) => sections.includes(season)),
  )
  return [inFlower, ...groups].map(newest).find((each) => each !== undefined)
}

function photographedInFlower<Picture extends Candidate>(
  pictures: readonly Picture[],
  texts: string,
): readonly Picture[] {
  const { additionalInfo = '' } = JSON.parse(texts) as { additionalInfo?: string }
  const months = floweringMonths(additionalInfo)
  return pictures.filter(({ taken_on }) => months.has(Number(taken_on.slice(5, 7))))
}

function newest<Picture extends Candidate>(pictures: readonly Picture[]): Picture | undefined {
  return pictures.toSorted((a, b) =>
    a.taken_on === b.taken_on ? b.code_number - a.code_number : a.taken_on < b.taken_on ? 1 : -1,
  )[0]
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const chineseMonths = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

/** The first month of each season. */
const seasons: readonly (readonly [name: RegExp, first: number])[] = [
  [/\bspring\b|春/i, 3],
  [/\bsummer\b|夏/i, 6],
  [/\bautumn\b|秋/i, 9],
  [/\bwinter\b|冬/i, 12],
]

const aboutFlowers = /\bflower|\bbloom|\bblossom|\bcatkin|花/i
/** Clauses about fruit and leaves name other months. */
const aboutOthers = /\bfruit|\bberr|\bseed|\bleaves\b|\bleaf\b|果|叶|种子/i

/** Full stops, commas and other marks of both languages. */
const clauseEnd = /[.;,!?\n。，；！？]/

const month = `(?:${monthNames.join('|')}|(?:十[一二]?|[一二三四五六七八九]|1[0-2]|[1-9])(?=月|\\s*(?:[-–—~～至到]|and|to)))`
const inMonths = new RegExp(
  `(${month})月?(?:\\s*(?:[-–—~～至到]|to|until)\\s*(${month}|1[0-2]|[1-9]))?`,
  'g',
)

/**
 * Reads the months in which a plant flowers from its text, in English or Chinese.
 * @returns months from 1 to 12; none if the text does not say when the plant flowers
 */
export function floweringMonths(text: string): Set<number> {
  const found = new Set<number>()
  for (const clause of text.split(clauseEnd)) {
    if (!aboutFlowers.test(clause) || aboutOthers.test(clause)) continue
    const months = [...clause.matchAll(inMonths)]
    for (const [, first = '', last] of months) addMonths(found, numberOf(first), numberOf(last))
    if (months.length > 0) continue
    for (const [name, first] of seasons) {
      if (name.test(clause)) addMonths(found, first, first + 2)
    }
  }
  return found
}

/** Adds a range of months, which may cross the end of the year, such as October to March. */
function addMonths(found: Set<number>, first: number, last = first) {
  if (!first) return
  const end = last < first ? last + 12 : last
  for (let each = first; each <= end; each++) found.add(((each - 1) % 12) + 1)
}

function numberOf(word: string): number
function numberOf(word: string | undefined): number | undefined
function numberOf(word: string | undefined): number | undefined {
  if (!word) return undefined
  const named = monthNames.indexOf(word) + 1 || chineseMonths.indexOf(word) + 1
  return named || Number(word)
}
