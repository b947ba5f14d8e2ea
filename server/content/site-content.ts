/**
 * Reads the school's content from the YAML files in `content/`, of which only `site.yaml` is required. A broken file
 * stops the start, but a running site keeps the last valid content. A part that an admin has edited replaces its file
 * (docs/decisions/0044).
 */
import { existsSync, lstatSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { CharactersContent } from '../../contract/key/characters.ts'
import type {
  AboutContent,
  HomeContent,
  RightsContent,
  SiteContent,
  SitePart,
  Video,
  WalksContent,
} from '../../contract/schemas/content.ts'
import { sitePartSchemas } from '../../contract/schemas/content.ts'
import type { LookAlikesContent } from '../../contract/school/look-alikes.ts'
import type { SchoolSettings } from '../../contract/school/school-settings.ts'
import type { TermsContent } from '../../contract/school/terms.ts'
import { type Part, type PartValues, presentPart, readPart, readRights } from './parts.ts'
import { readStateSync, watchFiles } from './watch-files.ts'

/** The content as pages use it. Markdown is already HTML, except in `fileSource`. */
export interface Content {
  folder: string
  site(): SiteContent
  settings(): SchoolSettings
  home(): HomeContent
  about(): AboutContent | undefined
  /** The school's texts about rights, privacy and accessibility, or else the texts that come with the software. */
  rights(): RightsContent | undefined
  /** The terms of the school; without such terms, the terms that come with the software. */
  terms(): TermsContent
  /** The characters of the school; without such characters, the characters that come with the software. */
  characters(): CharactersContent
  videos(): Video[]
  walks(): WalksContent
  lookAlikes(): LookAlikesContent
  /** Increases with every change to the content. */
  version: number
  /**
   * The mistake in each broken file, such as `site.yaml, line 3: …`, and in each edited part that is no longer valid.
   */
  mistakes(): string[]
  /** @returns whether the content names this file, such as a map, a poster or a video */
  names(file: string): boolean
  /**
   * @returns the content of a part as its file has it, without the edits of admins. Without a file, the result is the
   * shipped terms or characters, or undefined for other parts.
   */
  fileSource(part: SitePart): object | undefined
  /** Replaces all edited parts. A value that is no longer valid counts as a mistake, and the part uses its file. */
  replaceEdited(edited: ReadonlyMap<SitePart, unknown>): void
  close(): void
}

/**
 * @param onBroken a function that runs once for each mistake in a file that changes later
 * @throws {ContentError} that names the file and the reason, and the line unless the file cannot be read
 */
export function openContent(folder: string, onBroken: (error: unknown) => void): Content {
  const requiredFile = path.join(folder, 'site.yaml')
  const parts = {
    site: openPart(requiredFile, (file: string): Part<SiteContent> => readPart('site', file)),
    settings: openPart(
      path.join(folder, 'settings.yaml'),
      (file: string): Part<SchoolSettings> => readPart('settings', file),
      () => ({}),
    ),
    home: openPart(
      path.join(folder, 'home.yaml'),
      (file: string): Part<HomeContent> => readPart('home', file),
      () => ({ activities: [] }),
    ),
    about: openPart(
      path.join(folder, 'about-us.yaml'),
      (file: string): Part<AboutContent | undefined> => readPart('about', file),
      () => undefined,
    ),
    videos: openPart(
      path.join(folder, 'videos.yaml'),
      (file: string): Part<Video[]> => readPart('videos', file),
      () => [],
    ),
    walks: openPart(
      path.join(folder, 'walks.yaml'),
      (file: string): Part<WalksContent> => readPart('walks', file),
      () => ({ walks: [] }),
    ),
    lookAlikes: openPart(
      path.join(folder, 'look-alikes.yaml'),
      (file: string): Part<LookAlikesContent> => readPart('lookAlikes', file),
      () => ({ pairs: [] }),
    ),
    rights: openPart(path.join(folder, 'rights.yaml'), readRights, readShippedRights),
    terms: openPart(
      path.join(folder, 'terms.yaml'),
      (file: string): Part<TermsContent> => readPart('terms', file),
      () =>
        readShipped('terms.yaml', (file) => readPart('terms', file)) ?? { outlines: [], terms: [] },
    ),
    characters: openPart(
      path.join(folder, 'characters.yaml'),
      (file: string): Part<CharactersContent> => readPart('characters', file),
      () =>
        readShipped('characters.yaml', (file) => readPart('characters', file)) ?? {
          characters: [],
        },
    ),
  }
  let editedParts: EditedParts = { parts: {}, mistakes: [] }
  const currentPart = <Name extends SitePart>(name: Name) =>
    (editedParts.parts[name] ?? parts[name].current()) as Part<PartValues[Name]>
  const watcher = watchFiles(
    Object.values(parts),
    // If the required file is missing, an operator is probably replacing the whole folder.
    () => existsSync(requiredFile),
    () => {
      content.version += 1
    },
    onBroken,
  )
  const content: Content = {
    folder,
    version: 1,
    site: () => currentPart('site').value,
    settings: () => currentPart('settings').value,
    home: () => currentPart('home').value,
    about: () => currentPart('about').value,
    videos: () => currentPart('videos').value,
    walks: () => currentPart('walks').value,
    lookAlikes: () => currentPart('lookAlikes').value,
    rights: () => parts.rights.current().value,
    terms: () => currentPart('terms').value,
    characters: () => currentPart('characters').value,
    // Admins see these mistakes, and only the log may contain the path of the folder.
    mistakes: () => [
      ...watcher.mistakes().map((each) => each.replaceAll(folder + path.sep, '')),
      ...editedParts.mistakes,
    ],
    names: (file) =>
      sitePartNames.some((part) => currentPart(part).files.some(({ name }) => name === file)),
    // An admin who edits terms or characters begins with the shipped terms or characters.
    fileSource: (part) =>
      parts[part].current().source ??
      (part === 'terms' || part === 'characters' ? parts[part].current().value : undefined),
    replaceEdited(values) {
      const previousParts = editedParts
      editedParts = presentEdited(values)
      if (!isDeepStrictEqual(previousParts, editedParts)) content.version += 1
    },
    close: () => watcher.stop(),
  }
  return content
}

export const readShippedRights = () => readShipped('rights.yaml', readRights)

/**
 * @returns the texts of a file that comes with the software, for a folder without this file. The function reads the
 * file once, because only a new version of the software changes it.
 */
function readShipped<Value>(name: string, read: (file: string) => Part<Value>): Value | undefined {
  const file = path.resolve(import.meta.dirname, '../../content', name)
  if (!shippedTexts.has(name))
    shippedTexts.set(name, existsSync(file) ? read(file).value : undefined)
  return shippedTexts.get(name) as Value | undefined
}

const shippedTexts = new Map<string, unknown>()

/** @returns whether the file exists. A dangling link counts as an existing, broken file. */
const fileExists = (file: string) => lstatSync(file, { throwIfNoEntry: false }) !== undefined

/** @param emptyContent a function that returns the content of a missing file; undefined for a required file */
function openPart<Value>(
  file: string,
  read: (file: string) => Part<Value>,
  emptyContent?: () => Value,
) {
  const readNow = (): Part<Value> =>
    emptyContent && !fileExists(file) ? { value: emptyContent(), files: [] } : read(file)
  const firstState = readStateSync(file)
  let part = readNow()
  return {
    file,
    firstState,
    current: () => part,
    /** Reads the file again. @returns whether the content has changed */
    read() {
      const previousPart = part
      part = readNow()
      return !isDeepStrictEqual(part, previousPart)
    },
  }
}

const sitePartNames = Object.keys(sitePartSchemas) as SitePart[]

interface EditedParts {
  parts: { [Name in SitePart]?: Part<PartValues[Name]> }
  mistakes: string[]
}

function presentEdited(values: ReadonlyMap<SitePart, unknown>): EditedParts {
  const editedParts: EditedParts = { parts: {}, mistakes: [] }
  for (const [name, value] of values) {
    const { success, data, error } = sitePartSchemas[name].safeParse(value)
    if (success) Object.assign(editedParts.parts, { [name]: presentPart(name, data) })
    else editedParts.mistakes.push(`/admin/site/${name}: ${error.issues[0]?.message ?? ''}`)
  }
  return editedParts
}
