/** Shows /search/{name} with the profile of one plant. */
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { shouldRevalidateIgnoring } from '../../page-data/should-revalidate.ts'
import { m } from '../../paraglide/messages.js'
import { loadPlantProfile } from '../../profile/load-profile.ts'
import { ProfilePage } from '../../profile/profile-page.tsx'
import { threeNames } from '../../species/species-names.tsx'
import type { Route } from './+types/plant-profile'

export async function loader(args: Route.LoaderArgs) {
  const { viewer } = pageOf(args)
  return { viewer, ...(await loadPlantProfile(args, args.params.name)) }
}

export const shouldRevalidate = shouldRevalidateIgnoring('zoom')

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: m.missing_species_title(), description: '' })
  const { names, card } = args.loaderData
  return pageMeta(args, {
    title: threeNames(names),
    description: m.profile_plant_description({ names: threeNames(names) }),
    card,
  })
}

export default function PlantProfile({ loaderData }: Route.ComponentProps) {
  return <ProfilePage key={loaderData.names.latinName} kind="plant" {...loaderData} />
}
