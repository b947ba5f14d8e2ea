/** Lists the messages with the title, the description and the tab label of the key for each kind. */
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

interface KeyWords {
  title: () => string
  description: () => string
  tab: () => string
}

export const keyWords: Record<Kind, KeyWords> = {
  plant: { title: m.key_plant_title, description: m.key_plant_description, tab: m.key_plant },
  bird: { title: m.key_bird_title, description: m.key_bird_description, tab: m.key_bird },
}
