/** Shows /searchBird?q= with the birds that match a text. */
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { loadResults } from '../../search/load-results.ts'
import { ResultsPage } from '../../search/results-page.tsx'
import type { Route } from './+types/search-bird'

export const loader = (args: Route.LoaderArgs) => loadResults(args, 'bird')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.text
      ? m.results_title({ text: args.loaderData.text })
      : m.results_all_bird_title(),
    description: m.bird_description(),
    unlisted: true,
  })

export default function BirdResults({ loaderData }: Route.ComponentProps) {
  return <ResultsPage kind="bird" {...loaderData} />
}
