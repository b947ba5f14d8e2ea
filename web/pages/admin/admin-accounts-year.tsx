/** Shows /admin/accounts/year, where an admin changes classes at the end of the school year, and recent class acts. */
import { AdminsOnly, BackToAccounts } from '../../admin/admins-only.tsx'
import { ClassActs } from '../../admin/classes/class-acts.tsx'
import { EndOfYear } from '../../admin/classes/end-of-year.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/admin-accounts-year'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, () => pageOf(args).api.classes({}))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.year_title(), description: '', unlisted: true })

export default function AdminAccountsYear({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.year_title()} back={<BackToAccounts />}>
      {({ classes, acts }, call) => (
        <>
          <EndOfYear classes={classes} call={call} />
          <ClassActs acts={acts} call={call} />
        </>
      )}
    </AdminsOnly>
  )
}
