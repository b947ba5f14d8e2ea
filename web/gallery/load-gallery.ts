/** Loads one page of a species' full gallery. The address names the section, the month and the page. */
import type { RouterContextProvider } from 'react-router'
import { pictureListKey } from '../../contract/calls/pictures.ts'
import { type Kind, kinds } from '../../contract/kinds.ts'
import { galleryAddress } from '../../contract/names.ts'
import { assertCanonical } from '../page-data/canonical-address.ts'
import { orMissing, pageOf } from '../page-data/page-data.ts'
import { withShownPlace } from '../photographs/shown-place.ts'
import { chooseFromGallery } from './choose.ts'

interface LoaderArgs {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}

export async function loadGallery(args: LoaderArgs, kind: Kind, name: string) {
  const { api, viewer } = pageOf(args)
  const pictures = await orMissing(args, kind, name, () => api.getPics({ plant: name, kind }))
  const names = pictures.plant
  assertCanonical(args.url, galleryAddress(kind, names.latinName))
  const sections = kinds[kind].sections.map((section) => ({
    section,
    photographs: (pictures[pictureListKey[section]] ?? []).map(withShownPlace),
  }))
  return { viewer, names, ...chooseFromGallery(sections, args.url.searchParams) }
}
