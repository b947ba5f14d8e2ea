/** Shows /glossaryBird/print with the full list of birds for printing. */
import { PrintedGlossary } from '../../glossary/printed-glossary.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/glossary-bird-print'

export async function loader(args: Route.LoaderArgs) {
  const { returnNames } = await pageOf(args).api.searchBirdNames({})
  return { names: returnNames }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.glossary_bird_page_title(),
    description: m.glossary_bird_description(),
    unlisted: true,
  })

export default function PrintedBirdGlossary({ loaderData }: Route.ComponentProps) {
  return <PrintedGlossary kind="bird" names={loaderData.names} />
}
