/** Shows / and /databasePlant, the home page of the plant database. */
import { DatabasePage } from '../../database-page/database-page.tsx'
import { loadInSeasonNow } from '../../in-season/load-in-season.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { withShownPlace } from '../../photographs/shown-place.ts'
import type { Route } from './+types/database-plant'

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageOf(args)
  const [{ numOfPlants: count }, { pics: newest }, { pic: week }, inSeason] = await Promise.all([
    api.numOFPlants({}),
    api.getDb2Pic({}),
    api.pictureOfWeek({ kind: 'plant' }),
    loadInSeasonNow(api, 'plant'),
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
    title: m.plant_page_title(),
    description: m.plant_description(),
    picture: (args.loaderData?.week ?? args.loaderData?.newest[0])?.path,
  })

export default function PlantDatabase({ loaderData }: Route.ComponentProps) {
  return <DatabasePage kind="plant" {...loaderData} />
}
