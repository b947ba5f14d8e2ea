/** Shows /glossary with all plants from A to Z. */
import { GlossaryPage } from '../../glossary/glossary-page.tsx'
import { loadGlossary } from '../../glossary/load-glossary.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { shouldRevalidateIgnoring } from '../../page-data/should-revalidate.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/glossary-plant'

export const loader = (args: Route.LoaderArgs) => loadGlossary(args, 'plant')

export const shouldRevalidate = shouldRevalidateIgnoring('open')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.glossary_plant_page_title(),
    description: m.glossary_plant_description(),
  })

export default function PlantGlossary({ loaderData }: Route.ComponentProps) {
  return <GlossaryPage kind="plant" letters={loaderData.letters} />
}
