/** /inSeason?kind=&month=: species with photographs taken in a month of any year. */
import type { Kind } from '../../../contract/kinds.ts'
import { InSeasonPage } from '../../in-season/in-season-page.tsx'
import { loadInSeason } from '../../in-season/load-in-season.ts'
import { monthName } from '../../in-season/months.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/in-season'

export const loader = (args: Route.LoaderArgs) => loadInSeason(args)

const titles: Record<Kind, (of: { month: string }) => string> = {
  plant: m.season_now_page_plant,
  bird: m.season_now_page_bird,
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: m.season_now(), description: '' })
  const month = monthName(args.loaderData.month)
  return pageMeta(args, {
    title: titles[args.loaderData.kind]({ month }),
    description: m.season_now_description({ month }),
    picture: args.loaderData.results[0]?.path,
  })
}

export default function InSeason({ loaderData }: Route.ComponentProps) {
  return <InSeasonPage {...loaderData} />
}
