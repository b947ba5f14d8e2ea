/**
 * Chooses the photographs for the address of a gallery. An address without parameters shows the first page of the first
 * month of the first section with photographs (specification, section 2).
 */
import type { Section } from '../../contract/kinds.ts'
import { galleryPageSize } from '../../contract/limits.ts'
import type { Photograph } from '../../contract/schemas/pictures.ts'
import { compareMonths, monthKey, monthNumber } from '../photographs/photo-date.ts'

export interface GallerySection {
  section: Section
  photographs: Photograph[]
}

interface MonthOfGallery {
  month: string
  count: number
}

export interface GalleryChoice {
  section: Section
  month: string
  page: number
  pages: number
  /** The photographs on this page, at most twelve. */
  photographs: Photograph[]
  sections: { section: Section; count: number }[]
  months: MonthOfGallery[]
}

export function chooseFromGallery(
  sections: GallerySection[],
  address: URLSearchParams,
): GalleryChoice {
  const askedSection = sections.find(({ section }) => section === address.get('season'))
  const chosenSection =
    askedSection ?? sections.find(({ photographs }) => photographs.length > 0) ?? sections[0]
  if (!chosenSection) throw new Error('The kind of species has no sections')

  const byMonth = Map.groupBy(chosenSection.photographs, ({ time }) => monthKey(time))
  const months = [...byMonth.keys()].sort(compareMonths)
  const month = months.find((key) => key === address.get('month')) ?? months[0] ?? ''
  const photographsOfMonth = byMonth.get(month) ?? []

  const pages = Math.max(1, Math.ceil(photographsOfMonth.length / galleryPageSize))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(address.get('page'))) || 1))
  const start = (page - 1) * galleryPageSize
  return {
    section: chosenSection.section,
    month,
    page,
    pages,
    photographs: photographsOfMonth.slice(start, start + galleryPageSize),
    sections: sections.map(({ section, photographs }) => ({ section, count: photographs.length })),
    months: months.map((key) => ({ month: key, count: byMonth.get(key)?.length ?? 0 })),
  }
}

/**
 * @param months the months in order
 * @returns the months of each winter as one group, because December and the next January belong to the same winter. The
 * months of any other season are one group.
 */
export function groupByWinter(
  section: Section,
  months: readonly MonthOfGallery[],
): MonthOfGallery[][] {
  if (section !== 'winter') return [[...months]]
  return [...Map.groupBy(months, ({ month }) => winterOf(month)).values()]
}

function winterOf(key: string): number {
  // Photographs without a date have the number Infinity, and form a separate group.
  return Math.floor((monthNumber(key) + 6) / 12)
}
