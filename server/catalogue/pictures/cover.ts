/** Chooses the picture that stands for a species. */
import type { Section } from '../../../contract/kinds.ts'
import type { SpeciesTable } from '../../database/tables/tables.ts'
import { floweringMonths } from './flowering.ts'

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
 * @returns the first picture in the order of the admins; without one, the newest in flower or of an adult;
 * undefined for no pictures
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
