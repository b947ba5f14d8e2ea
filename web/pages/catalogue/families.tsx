/** Shows /families with the families of all plants and birds, by order. */
import { kindNames } from '../../../contract/kinds.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { FamilyIndex } from '../../taxa/family-index.tsx'
import type { Route } from './+types/families'

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageOf(args)
  const indexes = await Promise.all(
    kindNames.map(async (kind) => ({ kind, ...(await api.taxa({ kind })) })),
  )
  return { indexes }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.taxa_title(), description: m.taxa_description() })

export default function Families({ loaderData }: Route.ComponentProps) {
  return <FamilyIndex indexes={loaderData.indexes} />
}
