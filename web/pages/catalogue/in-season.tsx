/**
 * Shows /inSeason?kind=&month= with the species that were photographed in a month of any year. The address
 * /inSeason?view=year&kind=&sort= shows the months in which each species of a kind was photographed.
 */
import { lazy, Suspense } from 'react'
import { InSeasonPage } from '../../in-season/in-season-page.tsx'
import { loadInSeasonPage } from '../../in-season/load-in-season.ts'
import { seasonWords } from '../../in-season/season-words.ts'
import { monthName } from '../../language/months.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/in-season'

export const loader = (args: Route.LoaderArgs) => loadInSeasonPage(args)

/** The calendar has a separate script, which the view of a month does not load. */
const YearPage = lazy(() => import('../../in-season/year-page.tsx'))

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: m.season_now(), description: '' })
  if (args.loaderData.view === 'year') {
    const title = seasonWords[args.loaderData.kind].titleOfYear()
    return pageMeta(args, { title, description: m.season_year_description() })
  }
  const month = monthName(args.loaderData.month)
  return pageMeta(args, {
    title: seasonWords[args.loaderData.kind].title({ month }),
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
