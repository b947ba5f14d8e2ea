/** Shows /data with the data that others may download, and its licence. */
import { DataPage } from '../../about/data-page.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { useRootData } from '../../page-data/root-data.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/data'

export async function loader(args: Route.LoaderArgs) {
  return { data: await pageOf(args).api.openData({}) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.data_title(), description: m.data_description() })

export default function Data({ loaderData: { data } }: Route.ComponentProps) {
  return <DataPage data={data} isAdmin={useRootData()?.viewer.role === 'admin'} />
}
