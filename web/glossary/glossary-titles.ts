/** Lists the titles of the glossaries, for the page and for print. */
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

export const glossaryTitles: Record<Kind, () => string> = {
  plant: m.glossary_plant_title,
  bird: m.glossary_bird_title,
}
