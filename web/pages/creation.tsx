/** /creation: the exhibition of photographs and the artworks made after them. */
import { chooseCreations } from '../exhibition/choose-creations.ts'
import { ExhibitionPage } from '../exhibition/exhibition-page.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { pageOf } from '../page-data.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/creation'

export async function loader(args: Route.LoaderArgs) {
  const { allDisplays } = await pageOf(args).api.creationDocumentary({})
  return chooseCreations(allDisplays, new URL(args.request.url).searchParams)
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.exhibition_page_title(),
    description: m.exhibition_description(),
    picture: args.loaderData?.showcase.at(-1)?.art,
  })

export default function Creation({ loaderData }: Route.ComponentProps) {
  // Another page of the wall keeps the showcase where it is.
  return <ExhibitionPage {...loaderData} />
}
