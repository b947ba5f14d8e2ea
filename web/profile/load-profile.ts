/** Loads one species by name, and redirects other spellings of the address to the address of the species. */
import type { RouterContextProvider } from 'react-router'
import { codeOf } from '../../contract/addresses/permanent-address.ts'
import type { Api } from '../../contract/calls/endpoints.ts'
import type { Kind } from '../../contract/kinds.ts'
import { sectionPageSize } from '../../contract/limits.ts'
import { profileAddress } from '../../contract/names.ts'
import { asShown, withChineseMarks } from '../../contract/text/as-shown.ts'
import { isLongInOneLanguage } from '../../contract/text/language-of-text.ts'
import { assertCanonical } from '../page-data/canonical-address.ts'
import { orMissing, pageOf } from '../page-data/page-data.ts'
import { withShownPlaces } from '../photographs/shown-place.ts'
import {
  type LinksOfTexts,
  loadWaysOnward,
  type OnwardFrom,
} from '../ways-onward/load-ways-onward.ts'
import { birdProfile, type Profile, plantProfile } from './profile.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The arguments of the loader of a profile page, with the address of the page. */
type PageArgs = LoaderArgs & { url: URL }

/** A profile with its ways onward and the links in its texts. */
export type ShownProfile = Profile & {
  onward: OnwardFrom
  /** Whether the profile has at least one way onward. */
  hasWayOnward: boolean
  links: LinksOfTexts
  /** The fields whose text is long in one language and short in the other. */
  longTexts: string[]
  /** Code of the card that other sites show with a link; false if the species has no picture. */
  card: string | false
}

const loaders: Record<Kind, (api: Api, name: string) => Promise<Profile>> = {
  plant: async (api, name) => plantProfile(await api.syncPlantInfo({ postName: name })),
  bird: async (api, name) => birdProfile(await api.syncBirdInfo({ postName: name })),
}

export async function loadPlantProfile(args: PageArgs, name: string): Promise<ShownProfile> {
  return loadShownProfile(args, 'plant', name)
}

export async function loadBirdProfile(args: PageArgs, name: string): Promise<ShownProfile> {
  return loadShownProfile(args, 'bird', name)
}

async function loadShownProfile(args: PageArgs, kind: Kind, name: string): Promise<ShownProfile> {
  const profile = await loadProfile(args, kind, name)
  assertCanonical(args.url, profileAddress(kind, profile.names.latinName))
  const { id, names, texts, photographs, artworks } = profile
  const { api, describeInHead } = pageOf(args)
  describeInHead({ ...profile, kind })
  // The server computes the code, so that visitors need no script for the code.
  const card = photographs.length + artworks.length > 0 && codeOf(id)
  const { latinName } = names
  const ways = await loadWaysOnward(api, { kind, latinName, texts }, withChineseMarks)
  const shown = withFirstPlaceholders(kind, withShownTexts(profile))
  const longTexts = Object.entries(shown.texts).flatMap(([field, text]) =>
    isLongInOneLanguage(text) ? [field] : [],
  )
  return { ...shown, ...ways, hasWayOnward: hasWay(ways.onward), longTexts, card }
}

function hasWay({ lookAlikes, genus, place, walks, inSeason }: OnwardFrom): boolean {
  return [lookAlikes, genus, walks, inSeason].some((each) => each.length > 0) || place !== null
}

async function loadProfile(args: LoaderArgs, kind: Kind, name: string): Promise<Profile> {
  return orMissing(args, kind, name, () => profileOf(args, kind, name))
}

/**
 * @returns the profile with its texts and places as they are stored
 * @throws an error of the call, with its status
 */
export function profileOf(args: LoaderArgs, kind: Kind, name: string): Promise<Profile> {
  return loaders[kind](pageOf(args).api, name)
}

/** @returns the profile with the texts and places that the page shows */
function withShownTexts(profile: Profile): Profile {
  const texts = Object.entries(profile.texts)
    .filter(([field, text]) => text && !fieldsShownElsewhere.has(field))
    .map(([field, text]) => [field, asShown(field, text)])
  return { ...withShownPlaces(profile), texts: Object.fromEntries(texts) }
}

/**
 * The fields that the page does not show among its texts. The name shows the rank, the lineage shows the taxa, and the
 * key shows the characters.
 */
const fieldsShownElsewhere = new Set(['rank', 'genus', 'family', 'order', 'characters'])

/**
 * Removes the placeholders of photographs that the first view does not show. All placeholders together would be a tenth
 * of the page, and placeholders cannot be compressed.
 */
function withFirstPlaceholders(kind: Kind, profile: Profile): Profile {
  const counts = new Map<string, number>()
  const photographs = profile.photographs.map((photograph) => {
    const index = counts.get(photograph.season) ?? 0
    counts.set(photograph.season, index + 1)
    const isShown = index < sectionPageSize[kind] || photograph._id === profile.cover
    return isShown ? photograph : { ...photograph, placeholder: '' }
  })
  return { ...profile, photographs }
}
