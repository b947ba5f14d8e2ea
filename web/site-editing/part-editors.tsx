/** Lists the editor, the file and the empty value of each part of the content, and the parts that have a preview. */
import type { AboutSource, SitePart } from '../../contract/schemas/content.ts'
import { AboutEditor } from './about/about-editor.tsx'
import { CharactersEditor } from './characters/characters-editor.tsx'
import { emptyText } from './fields/editor.ts'
import { HomeEditor } from './home/home-editor.tsx'
import { LookAlikesEditor } from './look-alikes/look-alikes-editor.tsx'
import { SettingsEditor } from './school/settings-editor.tsx'
import { SiteEditor } from './school/site-editor.tsx'
import { TermsEditor } from './terms/terms-editor.tsx'
import { VideosEditor } from './videos/videos-editor.tsx'
import { WalksEditor } from './walks/walks-editor.tsx'

export const editorOf = {
  site: SiteEditor,
  settings: SettingsEditor,
  home: HomeEditor,
  about: AboutEditor,
  videos: VideosEditor,
  walks: WalksEditor,
  lookAlikes: LookAlikesEditor,
  terms: TermsEditor,
  characters: CharactersEditor,
}

export const fileOf: Record<SitePart, string> = {
  site: 'site.yaml',
  settings: 'settings.yaml',
  home: 'home.yaml',
  about: 'about-us.yaml',
  videos: 'videos.yaml',
  walks: 'walks.yaml',
  lookAlikes: 'look-alikes.yaml',
  terms: 'terms.yaml',
  characters: 'characters.yaml',
}

const section = { title: emptyText, text: emptyText }
const emptyAbout: AboutSource = { club: section, website: section, contact: section }

export const emptyParts: Record<SitePart, object> = {
  site: { name: emptyText, description: emptyText, filingNumber: '' },
  settings: {},
  home: { activities: [] },
  about: emptyAbout,
  videos: { videos: [] },
  walks: { walks: [] },
  lookAlikes: { pairs: [] },
  terms: { terms: [] },
  characters: { characters: [] },
}

/** The parts that have a preview. The other parts have no separate page. */
export const partsWithPreview: ReadonlySet<SitePart> = new Set([
  ...(['home', 'about', 'videos', 'walks', 'terms', 'characters'] as const),
])
