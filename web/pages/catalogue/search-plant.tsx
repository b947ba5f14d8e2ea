/** Shows /search?q= with the plants that match a text. */
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { loadResults } from '../../search/load-results.ts'
import { ResultsPage } from '../../search/results-page.tsx'
import type { Route } from './+types/search-plant'

export const loader = (args: Route.LoaderArgs) => loadResults(args, 'plant')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.text
      ? m.results_title({ text: args.loaderData.text })
      : m.results_all_plant_title(),
    description: m.plant_description(),
    unlisted: true,
  })

export default function PlantResults({ loaderData }: Route.ComponentProps) {
  return <ResultsPage kind="plant" {...loaderData} />
}
