import type { Kind } from '../../contract/kinds.ts'

/** `/inSeason?kind=bird&month=4`; without a month, the one it is. */
export function inSeasonAddress(kind: Kind, month?: number): string {
  return `/inSeason?kind=${kind}${month === undefined ? '' : `&month=${month}`}`
}
