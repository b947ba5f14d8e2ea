/** Shows /terms, which explains the terms of botany and ornithology. */
import { languageOf } from '../../language/language.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { termsByGroup } from '../../terms/shown-terms.ts'
import { TermsPage } from '../../terms/terms-page.tsx'
import type { Route } from './+types/terms'

export function loader(args: Route.LoaderArgs) {
  return { groups: termsByGroup(pageOf(args).content.terms(), languageOf(args.request)) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.terms_title(), description: m.terms_text() })

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermsPage groups={loaderData.groups} />
}
