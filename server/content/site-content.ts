/**
 * Reads the school's texts from the YAML files in `content/`. A broken file stops the start; while the
 * site runs, the last valid content stays. `site.yaml` is required; without another file, that part of
 * the site is empty.
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
import { type Part, readAbout, readHome, readSite, readVideos, readWalks } from './parts.ts'
import { watchFiles } from './watch-files.ts'

export interface Content {
  folder: string
  site(): SiteContent
  /** Here and below, Markdown is already HTML. */
  home(): HomeContent
  about(): AboutContent | undefined
  videos(): Video[]
  walks(): WalksContent
  /** Rises with every change of the content. */
  version(): number
  /** The mistake of each broken file, such as `site.yaml, line 3: …`; the last valid content stays. */
  mistakes(): string[]
  /** @returns whether the content names this picture, video or captions file */
  names(file: string): boolean
  close(): void
}

/**
 * @param onBroken is called once for each mistake in a file that is changed later
 * @throws {ContentError} that names file, line and reason
 */
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
  const watching = watchFiles(
    Object.values(parts),
    // Without the required file the whole folder is probably being replaced.
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
    // The path of the folder is of use in the log only.
    mistakes: () => watching.mistakes().map((each) => each.replaceAll(folder + path.sep, '')),
    names: (file) =>
      Object.values(parts).some((part) => part.now().files.some(({ name }) => name === file)),
    close: () => watching.stop(),
  }
}

/** A dangling link counts as an existing, broken file. */
const exists = (file: string) => lstatSync(file, { throwIfNoEntry: false }) !== undefined

/** @param none the content if the file does not exist; without this argument the file is required */
function keep<Value>(file: string, read: (file: string) => Part<Value>, ...none: [Value?]) {
  const readNow = (): Part<Value> =>
    none.length > 0 && !exists(file) ? { value: none[0] as Value, files: [] } : read(file)
  let part = readNow()
  return {
    file,
    now: () => part,
    /** @returns whether the content differs from before */
    read() {
      const before = part
      part = readNow()
      return !isDeepStrictEqual(part, before)
    },
  }
}
