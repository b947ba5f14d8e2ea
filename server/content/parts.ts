/** Checks each part of the content, turns its Markdown into HTML, and lists the files it names. */

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
import { type FileNamed, readContentFile } from './content-file.ts'
import { bothHtmlOf } from './markdown.ts'

export interface Part<Value> {
  value: Value
  /** The pictures, videos and captions that the content names. */
  files: FileNamed[]
  /** The content as it is written, with Markdown; absent without a file, and for the rights, which no admin edits. */
  source?: object
}

const filesNamed: { [Name in SitePart]: (content: PartContent<Name>) => FileNamed[] } = {
  site: () => [],
  settings: () => [],
  home: ({ activities }) =>
    activities.flatMap(({ poster }, place) =>
      poster ? [{ place: ['activities', place, 'poster', 'file'], name: poster.file }] : [],
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

const shown: { [Name in SitePart]: (content: PartContent<Name>) => PartValues[Name] } = {
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
    const stop = ({ text, ...rest }: Stop): Stop => (text ? withHtml({ ...rest, text }) : rest)
    const walks = content.walks.map((walk) => ({ ...withHtml(walk), stops: walk.stops.map(stop) }))
    return { ...content, walks }
  },
  videos: ({ videos }) => videos,
  lookAlikes: (content) => content,
  terms: (content) => content,
  characters: (content) => content,
}

/** @throws {ContentError} */
export function readPart<Name extends SitePart>(name: Name, file: string): Part<PartValues[Name]> {
  return presentPart(name, readContentFile(file, sitePartSchemas[name], filesNamed[name] as never))
}

/** Turns content that is already checked into the content that pages use. */
export function presentPart<Name extends SitePart>(
  name: Name,
  content: unknown,
): Part<PartValues[Name]> {
  const checked = content as PartContent<Name>
  return {
    value: shown[name](checked),
    files: filesNamed[name](checked),
    source: checked as object,
  }
}

/** @throws {ContentError} */
export function readRights(file: string): Part<RightsContent> {
  const { rights, privacy, accessibility } = readContentFile(file, rightsContentSchema)
  return {
    value: {
      rights: withHtml(rights),
      privacy: withHtml(privacy),
      accessibility: withHtml(accessibility),
    },
    files: [],
  }
}

function withHtml<P extends { text: { en: string; zh: string } }>(part: P): P {
  return { ...part, text: bothHtmlOf(part.text) }
}

function filesOfVideo(video: Video, place: number): FileNamed[] {
  const at = (name: string | undefined, ...within: string[]) =>
    name ? [{ place: ['videos', place, ...within], name }] : []
  return [
    ...at(video.poster.file, 'poster', 'file'),
    ...(video.kind === 'file'
      ? [
          ...at(video.file, 'file'),
          ...at(video.captions?.en, 'captions', 'en'),
          ...at(video.captions?.zh, 'captions', 'zh'),
        ]
      : []),
  ]
}
