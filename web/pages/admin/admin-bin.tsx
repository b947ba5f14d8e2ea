/** Shows /admin/bin with the deletions, mergers and withdrawals that an admin can still undo. */
import { ListForAdmins } from '../../admin/list-for-admins.tsx'
import { loadListForAdmins } from '../../admin/load-for-admins.ts'
import { RecycleBin } from '../../admin/recycle-bin.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/admin-bin'

export const loader = (args: Route.LoaderArgs) =>
  loadListForAdmins(args, (api, page) => api.recycleBin({ page }))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.bin_title(), description: '', unlisted: true })

export default function AdminBin({ loaderData }: Route.ComponentProps) {
  return (
    <ListForAdmins loaderData={loaderData} title={m.bin_title()} text={m.bin_text()}>
      {({ entries }, call) => <RecycleBin entries={entries} call={call} />}
    </ListForAdmins>
  )
}
