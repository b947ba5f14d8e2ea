/** Reads each file of `content/`: checks it, turns its Markdown into HTML, and lists the files it names. */
import {
  type AboutContent,
  aboutContentSchema,
  type HomeContent,
  homeContentSchema,
  type SiteContent,
  type Stop,
  siteContentSchema,
  type Video,
  videosContentSchema,
  type WalksContent,
  walksContentSchema,
} from '../../contract/schemas/content.ts'
import { type FileNamed, readContentFile } from './content-file.ts'
import { bothHtmlOf } from './markdown.ts'

export interface Part<Value> {
  value: Value
  /** The pictures, videos and captions that the content names. */
  files: FileNamed[]
}

/** @throws {ContentError} */
export function readSite(file: string): Part<SiteContent> {
  return { value: readContentFile(file, siteContentSchema), files: [] }
}

/** @throws {ContentError} */
export function readHome(file: string): Part<HomeContent> {
  const filesOf = ({ activities }: HomeContent) =>
    activities.flatMap(({ poster }, place) => {
      return poster ? [{ place: ['activities', place, 'poster', 'file'], name: poster.file }] : []
    })
  const home = readContentFile(file, homeContentSchema, filesOf)
  const activities = home.activities.map(withHtml).toSorted((a, b) => b.date.localeCompare(a.date))
  return { value: { ...home, activities }, files: filesOf(home) }
}

/** @throws {ContentError} */
export function readAbout(file: string): Part<AboutContent> {
  const about = readContentFile(file, aboutContentSchema)
  const { club, website, contact } = about
  return {
    value: {
      ...about,
      club: withHtml(club),
      website: withHtml(website),
      contact: withHtml(contact),
    },
    files: [],
  }
}

function withHtml<P extends { text: { en: string; zh: string } }>(part: P): P {
  return { ...part, text: bothHtmlOf(part.text) }
}

/** @throws {ContentError} */
export function readWalks(file: string): Part<WalksContent> {
  const filesOf = ({ map }: WalksContent) =>
    map ? [{ place: ['map', 'file'], name: map.file }] : []
  const content = readContentFile(file, walksContentSchema, filesOf)
  const stop = ({ text, ...rest }: Stop): Stop => (text ? withHtml({ ...rest, text }) : rest)
  const walks = content.walks.map((walk) => ({ ...withHtml(walk), stops: walk.stops.map(stop) }))
  return { value: { ...content, walks }, files: filesOf(content) }
}

/** @throws {ContentError} */
export function readVideos(file: string): Part<Video[]> {
  const filesOf = ({ videos }: { videos: Video[] }) => videos.flatMap(filesOfVideo)
  const content = readContentFile(file, videosContentSchema, filesOf)
  return { value: content.videos, files: filesOf(content) }
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
