/** Shows /compare?a=&b=, which compares species side by side. */
import { redirect } from 'react-router'
import { comparisonAddress, typedName } from '../../../contract/addresses/comparison-address.ts'
import { ComparisonPage } from '../../compare/comparison-page.tsx'
import { loadComparison } from '../../compare/load-comparison.ts'
import { colon } from '../../language/marks.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/compare'

export async function loader(args: Route.LoaderArgs) {
  const comparison = await loadComparison(args)
  const { compared, unknown } = comparison
  const hasTypedName = new URL(args.request.url).searchParams.has(typedName)
  // The redirect replaces the typed name, in any language, with the Latin name, so that the address can be shared.
  if (hasTypedName && unknown.length === 0) {
    throw redirect(comparisonAddress(compared.map(({ names }) => names.latinName)))
  }
  return comparison
}

export const meta: Route.MetaFunction = (args) => {
  const latinNames = args.loaderData?.compared.map(({ names }) => names.latinName) ?? []
  return pageMeta(args, {
    title: [m.compare_title(), latinNames.join(' · ')].filter(Boolean).join(colon()),
    description: m.compare_text(),
    // Every combination of species has a page. Search engines list the profiles, which have the same texts.
    unlisted: true,
  })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparisonPage {...loaderData} />
}
