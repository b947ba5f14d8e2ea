/** Shows /guide with a field guide of selected species, which a reader can print in A5 or download as an e-book. */
import { GuidePage } from '../../guide/guide-page.tsx'
import { loadGuide } from '../../guide/load-guide.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/guide'

export async function loader(args: Route.LoaderArgs) {
  return loadGuide(args)
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.guide_title(),
    description: m.guide_description(),
    // Each selection makes a separate page, which search engines do not need.
    unlisted: args.location.search !== '',
  })

export default function Guide({ loaderData }: Route.ComponentProps) {
  return <GuidePage {...loaderData} />
}
