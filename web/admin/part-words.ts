/** Lists the names of the parts of the school's content. */
import type { SitePart } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'

export const partWords: Record<SitePart, () => string> = {
  site: m.site_part_site,
  settings: m.site_part_settings,
  home: m.site_part_home,
  about: m.site_part_about,
  videos: m.site_part_videos,
  walks: m.site_part_walks,
  lookAlikes: m.site_part_look_alikes,
  terms: m.terms_title,
  characters: m.site_part_characters,
}

export const isPart = (name: string): name is SitePart => Object.hasOwn(partWords, name)
