/** Shows /creation with the exhibition of creations, or with the videos. */
import { chooseCreations } from '../../exhibition/choose-creations.ts'
import { ExhibitionPage } from '../../exhibition/exhibition-page.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { shouldRevalidateIgnoring } from '../../page-data/should-revalidate.ts'
import { m } from '../../paraglide/messages.js'
import { withShownPlace } from '../../photographs/shown-place.ts'
import { VideosPage } from '../../videos/videos-page.tsx'
import type { Route } from './+types/creation'

export async function loader(args: Route.LoaderArgs) {
  const { api, content } = pageOf(args)
  const parameters = new URL(args.request.url).searchParams
  if (parameters.get('tab') === 'videos') return { videos: content.videos() }
  const { allDisplays } = await api.creationDocumentary({})
  return { exhibition: chooseCreations(allDisplays.map(withShownPlace), parameters) }
}

export const shouldRevalidate = shouldRevalidateIgnoring('zoom')

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData?.videos) {
    return pageMeta(args, { title: m.video_page_title(), description: m.video_description() })
  }
  return pageMeta(args, {
    title: m.exhibition_page_title(),
    description: m.exhibition_description(),
    picture: args.loaderData?.exhibition.showcase.at(-1)?.art,
  })
}

export default function Creation({ loaderData }: Route.ComponentProps) {
  if (loaderData.videos) return <VideosPage videos={loaderData.videos} />
  // The element has no key, so the showcase stays at the same creation when the page number changes.
  return <ExhibitionPage {...loaderData.exhibition} />
}
