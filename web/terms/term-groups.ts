/** Lists the names of the groups of terms in the reader's language. */
import type { TermGroup } from '../../contract/school/terms.ts'
import { m } from '../paraglide/messages.js'

export const termGroupWords: Record<TermGroup, () => string> = {
  leaf: m.terms_leaf,
  flower: m.terms_flower,
  fruit: m.terms_fruit,
  stem: m.terms_stem,
  body: m.terms_body,
  life: m.terms_life,
}
