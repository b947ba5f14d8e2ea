/** /search/{name}: one plant. */
import { pageMeta } from '../layout/page-meta.ts'
import { m } from '../paraglide/messages.js'
import { loadPlantProfile } from '../species/load-profile.ts'
import { ProfilePage } from '../species/profile-page.tsx'
import { unlessOnlyZoomed } from '../zoom/only-zoomed.ts'
import type { Route } from './+types/plant-profile'

export const loader = (args: Route.LoaderArgs) => loadPlantProfile(args, args.params.name)

export const shouldRevalidate = unlessOnlyZoomed

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: m.missing_species_title(), description: '' })
  const { names, photographs, artworks } = args.loaderData
  return pageMeta(args, {
    title: `${names.latinName} · ${names.commonName} · ${names.chineseName}`,
    description: m.profile_plant_description({
      latin: names.latinName,
      common: names.commonName,
      chinese: names.chineseName,
    }),
    picture: (photographs[0] ?? artworks[0])?.path,
  })
}

export default function PlantProfile({ loaderData }: Route.ComponentProps) {
  return <ProfilePage key={loaderData.names.latinName} kind="plant" {...loaderData} />
}
