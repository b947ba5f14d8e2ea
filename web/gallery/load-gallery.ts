/** Loads one page of a species' full gallery. The address names the section, the month and the page. */
import { type RouterContextProvider, redirect } from 'react-router'
import { pictureListKey } from '../../contract/calls/pictures.ts'
import { type Kind, kinds } from '../../contract/kinds.ts'
import { galleryAddress } from '../../contract/names.ts'
import { orMissing, pageOf } from '../page-data/page-data.ts'
import { withShownPlace } from '../photographs/shown-place.ts'
import { chooseFromGallery } from './choose.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function loadGallery(args: LoaderArgs, kind: Kind, name: string) {
  const { api, viewer } = pageOf(args)
  const pictures = await orMissing(args, kind, name, () => api.getPics({ plant: name, kind }))
  const names = pictures.plant
  const { search, searchParams } = new URL(args.request.url)
  if (name !== names.latinName.replaceAll(' ', '_')) {
    throw redirect(galleryAddress(kind, names.latinName) + search, 301)
  }
  const sections = kinds[kind].sections.map((section) => ({
    section,
    photographs: (pictures[pictureListKey[section]] ?? []).map(withShownPlace),
  }))
  return { viewer, names, ...chooseFromGallery(sections, searchParams) }
}
