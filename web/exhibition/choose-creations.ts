/** Chooses the creations of the exhibition by the order and the page in the address (specification, section 2). */
import { exhibitionPageSize, showcaseCount } from '../../contract/limits.ts'
import type { Display } from '../../contract/schemas/pairs.ts'

export interface Exhibition {
  /** At most three creations, which have the latest artwork dates, oldest first. */
  showcase: Display[]
  /** At most four creations that are not in the showcase. */
  pairs: Display[]
  sort: 'newest' | 'oldest'
  page: number
  pages: number
}

/**
 * @param creations every creation by the date of its artwork, oldest first
 * @returns the showcase, and the requested page of the other creations
 */
export function chooseCreations(creations: Display[], address: URLSearchParams): Exhibition {
  const sort = address.get('sort') === 'oldest' ? 'oldest' : 'newest'
  // The showcase is directly above the list, so the list shows only the other creations.
  const wallCreations = creations.slice(0, -showcaseCount)
  const sorted = sort === 'oldest' ? wallCreations : wallCreations.toReversed()
  const pages = Math.max(1, Math.ceil(wallCreations.length / exhibitionPageSize))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(address.get('page'))) || 1))
  const first = (page - 1) * exhibitionPageSize
  return {
    showcase: creations.slice(-showcaseCount),
    pairs: sorted.slice(first, first + exhibitionPageSize),
    sort,
    page,
    pages,
  }
}
