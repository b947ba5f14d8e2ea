/** The title of a glossary, on its page and on paper. */
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

export const glossaryTitles: Record<Kind, () => string> = {
  plant: m.glossary_plant_title,
  bird: m.glossary_bird_title,
}
