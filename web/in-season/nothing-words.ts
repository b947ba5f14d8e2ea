/** Lists the messages for a month without photographs. `month` is the name of the month. */
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

export const nothingWords: Record<Kind, (parameters: { month: string }) => string> = {
  plant: m.season_now_none_plant,
  bird: m.season_now_none_bird,
}
