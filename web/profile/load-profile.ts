/** Loads one species by a name, and sends other spellings of its address to its own. */
import { type RouterContextProvider, redirect } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { profileAddress } from '../../contract/names.ts'
import { orMissing, pageOf } from '../page-data/page-data.ts'
import { birdProfile, type Profile, plantProfile } from './profile.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function loadPlantProfile(args: LoaderArgs, name: string): Promise<Profile> {
  return atItsAddress(args, 'plant', name, await loadProfile(args, 'plant', name))
}

export async function loadBirdProfile(args: LoaderArgs, name: string): Promise<Profile> {
  return atItsAddress(args, 'bird', name, await loadProfile(args, 'bird', name))
}

export async function loadProfile(args: LoaderArgs, kind: Kind, name: string): Promise<Profile> {
  const { api } = pageOf(args)
  return kind === 'plant'
    ? plantProfile(await orMissing(args, kind, name, () => api.syncPlantInfo({ postName: name })))
    : birdProfile(await orMissing(args, kind, name, () => api.syncBirdInfo({ postName: name })))
}

/** One species, one address: `magnolia denudata` goes to `Magnolia_denudata` for good. */
function atItsAddress(
  { request }: LoaderArgs,
  kind: Kind,
  asked: string,
  profile: Profile,
): Profile {
  const { latinName } = profile.names
  if (asked === latinName.replaceAll(' ', '_')) return profile
  throw redirect(profileAddress(kind, latinName) + new URL(request.url).search, 301)
}
