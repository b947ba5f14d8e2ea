/** The full gallery of one plant. */
import { GalleryPage } from '../../gallery/gallery-page.tsx'
import { loadGallery } from '../../gallery/load-gallery.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { unlessOnly } from '../../page-data/unless-only.ts'
import { m } from '../../paraglide/messages.js'
import { threeNames } from '../../species/species-names.tsx'
import type { Route } from './+types/plant-gallery'

export const loader = (args: Route.LoaderArgs) => loadGallery(args, 'plant', args.params.name)

export const shouldRevalidate = unlessOnly('zoom')

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: m.missing_species_title(), description: '' })
  const { names, photographs } = args.loaderData
  return pageMeta(args, {
    title: m.gallery_title({ latin: names.latinName }),
    description: m.gallery_description({ names: threeNames(names) }),
    picture: photographs[0]?.path,
  })
}

export default function PlantGallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage kind="plant" {...loaderData} />
}
