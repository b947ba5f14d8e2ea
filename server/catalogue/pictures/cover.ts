/** Chooses the cover of a species. */
import type { Kind, Section } from '../../../contract/kinds.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'

interface CoverRule {
  /** Whether photographs of the species in flower come before all groups. */
  inFlower: boolean
  /** Groups of sections, with the most recognisable group first. */
  groups: readonly (readonly Section[])[]
}

const rules: Record<Kind, CoverRule> = {
  // Plants mostly flower in spring or summer.
  plant: { inFlower: true, groups: [['spring'], ['summer'], ['autumn'], ['winter']] },
  bird: { inFlower: false, groups: [['MaleAdult', 'FemaleAdult'], ['Subadult'], ['Juvenile']] },
}

interface Candidate {
  place: number | null
  season: Section
  taken_on: string
  code_number: number
}

/**
 * @returns the first picture in the order that an admin chose. Without such an order, the result is the newest picture
 * in flower, or else the newest picture of the most recognisable sections. The result for no pictures is undefined.
 */
export function coverOf<Picture extends Candidate>(
  pictures: readonly Picture[],
  { kind, texts }: Pick<SpeciesTable, 'kind' | 'texts'>,
): Picture | undefined {
  const placed = pictures.filter(({ place }) => place !== null)
  if (placed.length > 0) return placed.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))[0]
  const rule = rules[kind]
  const inFlower = rule.inFlower ? photographedInFlower(pictures, texts) : []
  const groups = rule.groups.map((sections) =>
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

const flowerWords = /\bflower|\bbloom|\bblossom|\bcatkin|花/i
/** Clauses with these words name the months of fruit or leaves. */
const otherWords = /\bfruit|\bberr|\bseed|\bleaves\b|\bleaf\b|果|叶|种子/i

/** Full stops, commas and other marks of both languages. */
const clauseEnd = /[.;,!?\n。，；！？]/

const month = `(?:${monthNames.join('|')}|(?:十[一二]?|[一二三四五六七八九]|1[0-2]|[1-9])(?=月|\\s*(?:[-–—~～至到]|and|to)))`
const monthRange = new RegExp(
  `(${month})月?(?:\\s*(?:[-–—~～至到]|to|until)\\s*(${month}|1[0-2]|[1-9]))?`,
  'g',
)

/**
 * Finds the flowering months of a plant in its English or Chinese text.
 * @returns months from 1 to 12; an empty set if the text names no flowering months
 */
export function floweringMonths(text: string): Set<number> {
  const flowering = new Set<number>()
  for (const clause of text.split(clauseEnd)) {
    if (!flowerWords.test(clause) || otherWords.test(clause)) continue
    const months = [...clause.matchAll(monthRange)]
    for (const [, first = '', last] of months) addMonths(flowering, numberOf(first), numberOf(last))
    if (months.length > 0) continue
    for (const [name, first] of seasons) {
      if (name.test(clause)) addMonths(flowering, first, first + 2)
    }
  }
  return flowering
}

/** Adds a range of months, which may cross the end of the year, such as October to March. */
function addMonths(flowering: Set<number>, first: number, last = first) {
  if (!first) return
  const end = last < first ? last + 12 : last
  for (let each = first; each <= end; each++) flowering.add(((each - 1) % 12) + 1)
}

function numberOf(word: string): number
function numberOf(word: string | undefined): number | undefined
function numberOf(word: string | undefined): number | undefined {
  if (!word) return undefined
  const position = monthNames.indexOf(word) + 1 || chineseMonths.indexOf(word) + 1
  return position || Number(word)
}
