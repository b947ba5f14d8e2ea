/** The messages for a month without photographs. `month` is its name. */
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

export const nothingWords: Record<Kind, (of: { month: string }) => string> = {
  plant: m.season_now_none_plant,
  bird: m.season_now_none_bird,
}
