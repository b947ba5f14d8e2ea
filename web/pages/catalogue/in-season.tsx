/**
 * Shows /inSeason?kind=&month= with the species that were photographed in a month of any year. The address
 * /inSeason?view=year&kind=&sort= shows the months in which each species of a kind was photographed.
 */
import { lazy, Suspense } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import { InSeasonPage } from '../../in-season/in-season-page.tsx'
import { loadInSeasonPage } from '../../in-season/load-in-season.ts'
import { monthName } from '../../language/months.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/in-season'

export const loader = (args: Route.LoaderArgs) => loadInSeasonPage(args)

/** The calendar has a separate script, which the view of a month does not load. */
const YearPage = lazy(() => import('../../in-season/year-page.tsx'))

const titles: Record<Kind, (parameters: { month: string }) => string> = {
  plant: m.season_now_page_plant,
  bird: m.season_now_page_bird,
}

const yearTitles: Record<Kind, () => string> = {
  plant: m.season_year_page_plant,
  bird: m.season_year_page_bird,
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: m.season_now(), description: '' })
  if (args.loaderData.view === 'year') {
    const title = yearTitles[args.loaderData.kind]()
    return pageMeta(args, { title, description: m.season_year_description() })
  }
  const month = monthName(args.loaderData.month)
  return pageMeta(args, {
    title: titles[args.loaderData.kind]({ month }),
    description: m.season_now_description({ month }),
    picture: args.loaderData.results[0]?.path,
  })
}

export default function InSeason({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === 'month') return <InSeasonPage {...loaderData} />
  return (
    <Suspense>
      <YearPage {...loaderData} />
    </Suspense>
  )
}
