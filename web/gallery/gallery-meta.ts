/** Returns the title, the description and the picture of a gallery page for its head. */
import { pageMeta } from '../layout/page-meta.ts'
import { m } from '../paraglide/messages.js'
import { threeNames } from '../species/species-names.tsx'
import type { loadGallery } from './load-gallery.ts'

type Args = Parameters<typeof pageMeta>[0] & {
  loaderData: Awaited<ReturnType<typeof loadGallery>> | undefined
}

/** @param args the arguments of the route. Without data, the species is missing. */
export function galleryMeta(args: Args) {
  if (!args.loaderData) return pageMeta(args, { title: m.missing_species_title(), description: '' })
  const { names, photographs } = args.loaderData
  return pageMeta(args, {
    title: m.gallery_title({ latin: names.latinName }),
    description: m.gallery_description({ names: threeNames(names) }),
    picture: photographs[0]?.path,
  })
}
