/** Shows /admin/status with the state of the site, its backups, its checks and the errors in its log. */
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { StateOfSite } from '../../admin/status/state-of-site.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/admin-status'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, async () => {
    const { api, readableByOthers } = pageOf(args)
    return { status: await api.siteStatus({}), readableByOthers }
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.status_title(), description: '', unlisted: true })

export default function AdminStatus({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.status_title()}>
      {(loaded, call) => <StateOfSite {...loaded} call={call} />}
    </AdminsOnly>
  )
}
