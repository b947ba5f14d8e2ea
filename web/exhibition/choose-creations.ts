/** Chooses the creations of the exhibition by the order and page in its address (specification, section 2). */
import { exhibitionPageSize, showcaseCount } from '../../contract/limits.ts'
import type { Display } from '../../contract/schemas/curation.ts'

export interface Exhibition {
  /** The three creations with the latest artwork dates, oldest first. */
  showcase: Display[]
  /** Two rows of two pairs, none of them in the showcase. */
  pairs: Display[]
  sort: 'newest' | 'oldest'
  page: number
  pages: number
}

/** @param all every creation by the date of its artwork, oldest first */
export function chooseCreations(all: Display[], address: URLSearchParams): Exhibition {
  const sort = address.get('sort') === 'oldest' ? 'oldest' : 'newest'
  // The showcase stands right above the wall, so the wall shows the other creations.
  const others = all.slice(0, -showcaseCount)
  const sorted = sort === 'oldest' ? others : others.toReversed()
  const pages = Math.max(1, Math.ceil(others.length / exhibitionPageSize))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(address.get('page'))) || 1))
  const first = (page - 1) * exhibitionPageSize
  return {
    showcase: all.slice(-showcaseCount),
    pairs: sorted.slice(first, first + exhibitionPageSize),
    sort,
    page,
    pages,
  }
}
