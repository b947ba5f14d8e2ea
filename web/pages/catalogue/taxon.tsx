/**
 * Shows /order/{name}, /family/{name} and /genus/{name} with the names of a taxon, its higher and lower taxa, and its
 * species.
 */
import { data, redirect } from 'react-router'
import { isKind } from '../../../contract/kinds.ts'
import { higherRanks, taxonAddress } from '../../../contract/taxonomy/taxon-names.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { isUnknownName, pageNumber, pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { TaxonPage } from '../../taxa/taxon-page.tsx'
import type { Route } from './+types/taxon'

export async function loader(args: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(args.request.url)
  const rank = higherRanks.find((each) => pathname.includes(`/${each}/`)) ?? 'family'
  const kindParameter = searchParams.get('kind')
  const page = pageNumber(args.request)
  const taxon = await pageOf(args)
    .api.taxon({
      rank,
      name: args.params.name,
      kind: isKind(kindParameter) ? kindParameter : undefined,
      page,
    })
    .catch((error) => {
      throw isUnknownName(error) ? data(null, { status: 404 }) : error
    })
  const { name } = taxon.names
  // Each taxon has one address, so `/family/rosaceae` redirects permanently.
  if (args.params.name !== name) throw redirect(taxonAddress(rank, name) + search, 301)
  return { ...taxon, page }
}

export const meta: Route.MetaFunction = (args) => {
  const names = args.loaderData?.names
  const presentNames = names && [names.name, names.commonName, names.chineseName].filter(Boolean)
  return pageMeta(args, {
    title: presentNames?.join(' · ') ?? m.taxa_title(),
    description: m.taxa_description(),
  })
}

export default function Taxon({ loaderData }: Route.ComponentProps) {
  return <TaxonPage {...loaderData} />
}
