/** Shows /search/{name}/gallery with the full gallery of one plant. */
import { galleryMeta } from '../../gallery/gallery-meta.ts'
import { GalleryPage } from '../../gallery/gallery-page.tsx'
import { loadGallery } from '../../gallery/load-gallery.ts'
import { shouldRevalidateIgnoring } from '../../page-data/should-revalidate.ts'
import type { Route } from './+types/plant-gallery'

export const loader = (args: Route.LoaderArgs) => loadGallery(args, 'plant', args.params.name)

export const shouldRevalidate = shouldRevalidateIgnoring('zoom')

export const meta: Route.MetaFunction = (args) => galleryMeta(args)

export default function PlantGallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage kind="plant" {...loaderData} />
}
