/** Loads one species by the name in the address, and sends other spellings to its own address. */
import { type RouterContextProvider, redirect } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { profileAddress } from '../../contract/names.ts'
import { orMissing, pageOf } from '../page-data.ts'
import { birdProfile, type Profile, plantProfile } from './profile.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function loadPlantProfile(args: LoaderArgs, name: string): Promise<Profile> {
  const answer = () => pageOf(args).api.syncPlantInfo({ postName: name })
  return atItsAddress(
    args,
    'plant',
    name,
    plantProfile(await orMissing(args, 'plant', name, answer)),
  )
}

export async function loadBirdProfile(args: LoaderArgs, name: string): Promise<Profile> {
  const answer = () => pageOf(args).api.syncBirdInfo({ postName: name })
  return atItsAddress(args, 'bird', name, birdProfile(await orMissing(args, 'bird', name, answer)))
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
