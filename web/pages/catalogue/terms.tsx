/** /terms: the words of botany and ornithology, explained. */
import { termGroupNames } from '../../../contract/school/terms.ts'
import { languageOf } from '../../language/language.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { shownTerms } from '../../terms/shown-terms.ts'
import { TermsPage } from '../../terms/terms-page.tsx'
import type { Route } from './+types/terms'

export function loader(args: Route.LoaderArgs) {
  const content = pageOf(args).content.terms()
  const language = languageOf(args.request)
  const groups = termGroupNames
    .map((group) => ({
      group,
      terms: shownTerms(content, language, (term) => term.group === group),
    }))
    .filter(({ terms }) => terms.length > 0)
  return { groups }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.terms_title(), description: m.terms_text() })

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermsPage groups={loaderData.groups} />
}
