/**
 * The words that belong to the school, from `content/`: plain YAML a teacher can edit. A broken file
 * stops the start, named with its line; while running, the last good one is kept. `site.yaml` must be
 * there; where another is missing, that part of the site is empty.
 */
import { existsSync, lstatSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type {
  AboutContent,
  HomeContent,
  SiteContent,
  Video,
  WalksContent,
} from '../../contract/schemas/content.ts'
import { lookAgain } from './look-again.ts'
import { type Part, readAbout, readHome, readSite, readVideos, readWalks } from './parts.ts'

export interface Content {
  folder: string
  site(): SiteContent
  /** With HTML for its Markdown, as those after it. */
  home(): HomeContent
  about(): AboutContent | undefined
  videos(): Video[]
  walks(): WalksContent
  /** Counts up whenever any of it says something else. */
  version(): number
  /** Whether it is a picture, a video or captions that one of the files names. */
  names(file: string): boolean
  close(): void
}

/** @throws {ContentError} naming file, line and reason. */
export function openContent(folder: string, onBroken: (error: unknown) => void): Content {
  const required = path.join(folder, 'site.yaml')
  const parts = {
    site: keep(required, readSite),
    home: keep(path.join(folder, 'home.yaml'), readHome, { activities: [] }),
    about: keep(path.join(folder, 'about-us.yaml'), readAbout, undefined),
    videos: keep(path.join(folder, 'videos.yaml'), readVideos, []),
    walks: keep(path.join(folder, 'walks.yaml'), readWalks, { walks: [] }),
  }
  let version = 1
  const looking = lookAgain(
    Object.values(parts),
    // A folder taken away, or on its way, says nothing about what should be in it.
    () => existsSync(required),
    () => {
      version += 1
    },
    onBroken,
  )
  return {
    folder,
    site: () => parts.site.now().value,
    home: () => parts.home.now().value,
    about: () => parts.about.now().value,
    videos: () => parts.videos.now().value,
    walks: () => parts.walks.now().value,
    version: () => version,
    names: (file) =>
      Object.values(parts).some((part) => part.now().files.some(({ name }) => name === file)),
    close: () => looking.stop(),
  }
}

/** A link that leads nowhere is there, and broken. */
const isThere = (file: string) => lstatSync(file, { throwIfNoEntry: false }) !== undefined

/** @param none what there is while there is no such file; without it there must be one. */
function keep<Value>(file: string, read: (file: string) => Part<Value>, ...none: [Value?]) {
  const readNow = (): Part<Value> =>
    none.length > 0 && !isThere(file) ? { value: none[0] as Value, files: [] } : read(file)
  let part = readNow()
  return {
    file,
    now: () => part,
    /** @returns whether it says anything else than before */
    read() {
      const before = part
      part = readNow()
      return !isDeepStrictEqual(part, before)
    },
  }
}
