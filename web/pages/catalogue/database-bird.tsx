/** Shows /databaseBird, the home page of the bird database. */
import { DatabasePage } from '../../database-page/database-page.tsx'
import { loadInSeasonNow } from '../../in-season/load-in-season.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { withShownPlace } from '../../photographs/shown-place.ts'
import type { Route } from './+types/database-bird'

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageOf(args)
  const [{ numOfPlants: count }, { pics: newest }, { pic: week }, inSeason] = await Promise.all([
    api.numOfBirds({}),
    api.getDb2PicBird({}),
    api.pictureOfWeek({ kind: 'bird' }),
    loadInSeasonNow(api, 'bird'),
  ])
  return {
    count,
    newest: newest.map(withShownPlace),
    week: week && withShownPlace(week),
    inSeason,
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.bird_page_title(),
    description: m.bird_description(),
    picture: (args.loaderData?.week ?? args.loaderData?.newest[0])?.path,
  })

export default function BirdDatabase({ loaderData }: Route.ComponentProps) {
  return <DatabasePage kind="bird" {...loaderData} />
}
