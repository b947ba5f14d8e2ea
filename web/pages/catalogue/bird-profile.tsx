/** Shows /searchBird/{name} with the profile of one bird. */
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { shouldRevalidateIgnoring } from '../../page-data/should-revalidate.ts'
import { m } from '../../paraglide/messages.js'
import { loadBirdProfile } from '../../profile/load-profile.ts'
import { ProfilePage } from '../../profile/profile-page.tsx'
import { threeNames } from '../../species/species-names.tsx'
import type { Route } from './+types/bird-profile'

export async function loader(args: Route.LoaderArgs) {
  const { viewer } = pageOf(args)
  return { viewer, ...(await loadBirdProfile(args, args.params.name)) }
}

export const shouldRevalidate = shouldRevalidateIgnoring('zoom')

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: m.missing_species_title(), description: '' })
  const { names, card } = args.loaderData
  return pageMeta(args, {
    title: threeNames(names),
    description: m.profile_bird_description({ names: threeNames(names) }),
    card,
  })
}

export default function BirdProfile({ loaderData }: Route.ComponentProps) {
  return <ProfilePage key={loaderData.names.latinName} kind="bird" {...loaderData} />
}
