/** Checks each part of the content, turns its Markdown into HTML, and lists the files that the part names. */

import type * as z from 'zod'
import type { CharactersContent } from '../../contract/key/characters.ts'
import {
  type AboutContent,
  type HomeContent,
  type RightsContent,
  rightsContentSchema,
  type SiteContent,
  type SitePart,
  type Stop,
  sitePartSchemas,
  type Video,
  type WalksContent,
} from '../../contract/schemas/content.ts'
import type { LookAlikesContent } from '../../contract/school/look-alikes.ts'
import type { SchoolSettings } from '../../contract/school/school-settings.ts'
import type { TermsContent } from '../../contract/school/terms.ts'
import { type NamedFile, readContentFile } from './content-file.ts'
import { bothHtmlOf, pageHtmlOf } from './markdown.ts'

export interface Part<Value> {
  value: Value
  /** The pictures, videos and captions that the content names. */
  files: NamedFile[]
  /** The content with its Markdown; absent without a file, and absent for the rights, because no admin edits them. */
  source?: object
}

const fileFinders: { [Name in SitePart]: (content: PartContent<Name>) => NamedFile[] } = {
  site: () => [],
  settings: () => [],
  home: ({ activities }) =>
    activities.flatMap(({ poster }, index) =>
      poster ? [{ place: ['activities', index, 'poster', 'file'], name: poster.file }] : [],
    ),
  about: () => [],
  walks: ({ map }) => (map ? [{ place: ['map', 'file'], name: map.file }] : []),
  videos: ({ videos }) => videos.flatMap(filesOfVideo),
  lookAlikes: () => [],
  terms: () => [],
  characters: () => [],
}

type PartContent<Name extends SitePart> = z.output<(typeof sitePartSchemas)[Name]>

/** The content of each part as pages use it. */
export interface PartValues {
  site: SiteContent
  settings: SchoolSettings
  home: HomeContent
  about: AboutContent | undefined
  walks: WalksContent
  videos: Video[]
  lookAlikes: LookAlikesContent
  terms: TermsContent
  characters: CharactersContent
}

const presenters: { [Name in SitePart]: (content: PartContent<Name>) => PartValues[Name] } = {
  site: (site) => site,
  settings: (settings) => settings,
  home: (home) => ({
    ...home,
    activities: home.activities.map(withHtml).toSorted((a, b) => b.date.localeCompare(a.date)),
  }),
  about: (about) => ({
    ...about,
    club: withHtml(about.club),
    website: withHtml(about.website),
    contact: withHtml(about.contact),
  }),
  walks: (content) => {
    const toStop = ({ text, ...fields }: Stop): Stop =>
      text ? withHtml({ ...fields, text }) : fields
    const walks = content.walks.map((walk) => ({
      ...withHtml(walk),
      stops: walk.stops.map(toStop),
    }))
    return { ...content, walks }
  },
  videos: ({ videos }) => videos,
  lookAlikes: (content) => content,
  terms: (content) => content,
  characters: (content) => content,
}

/** @returns the checked part of the content as pages use it @throws {ContentError} for an invalid file */
export function readPart<Name extends SitePart>(name: Name, file: string): Part<PartValues[Name]> {
  return presentPart(name, readContentFile(file, sitePartSchemas[name], fileFinders[name] as never))
}

/** @returns a checked part of the content as pages use it */
export function presentPart<Name extends SitePart>(
  name: Name,
  content: unknown,
): Part<PartValues[Name]> {
  const checkedContent = content as PartContent<Name>
  return {
    value: presenters[name](checkedContent),
    files: fileFinders[name](checkedContent),
    source: checkedContent as object,
  }
}

/** @returns the checked texts about rights, privacy and accessibility @throws {ContentError} for an invalid file */
export function readRights(file: string): Part<RightsContent> {
  const { rights, privacy, accessibility } = readContentFile(file, rightsContentSchema)
  return {
    value: {
      rights: ofPage(rights),
      privacy: ofPage(privacy),
      accessibility: ofPage(accessibility),
    },
    files: [],
  }
}

/** @returns the part with the HTML of a text that has a page of its own */
function ofPage<P extends { text: { en: string; zh: string } }>(part: P): P {
  const { en, zh } = part.text
  return { ...part, text: { en: pageHtmlOf(en), zh: pageHtmlOf(zh) } }
}

function withHtml<P extends { text: { en: string; zh: string } }>(part: P): P {
  return { ...part, text: bothHtmlOf(part.text) }
}

function filesOfVideo(video: Video, index: number): NamedFile[] {
  const fileAt = (name: string | undefined, ...fields: string[]) =>
    name ? [{ place: ['videos', index, ...fields], name }] : []
  return [
    ...fileAt(video.poster.file, 'poster', 'file'),
    ...(video.kind === 'file'
      ? [
          ...fileAt(video.file, 'file'),
          ...fileAt(video.captions?.en, 'captions', 'en'),
          ...fileAt(video.captions?.zh, 'captions', 'zh'),
        ]
      : []),
  ]
}
