/** Shows /glossaryBird with all birds from A to Z. */
import { GlossaryPage } from '../../glossary/glossary-page.tsx'
import { loadGlossary } from '../../glossary/load-glossary.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { shouldRevalidateIgnoring } from '../../page-data/should-revalidate.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/glossary-bird'

export const loader = (args: Route.LoaderArgs) => loadGlossary(args, 'bird')

export const shouldRevalidate = shouldRevalidateIgnoring('open')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.glossary_bird_page_title(),
    description: m.glossary_bird_description(),
  })

export default function BirdGlossary({ loaderData }: Route.ComponentProps) {
  return <GlossaryPage kind="bird" letters={loaderData.letters} />
}
