/** Shows /glossary/print with the full list of plants for printing. */
import { PrintedGlossary } from '../../glossary/printed-glossary.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/glossary-plant-print'

export async function loader(args: Route.LoaderArgs) {
  const { returnNames } = await pageOf(args).api.searchNames({})
  return { names: returnNames }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.glossary_plant_page_title(),
    description: m.glossary_plant_description(),
    unlisted: true,
  })

export default function PrintedPlantGlossary({ loaderData }: Route.ComponentProps) {
  return <PrintedGlossary kind="plant" names={loaderData.names} />
}
