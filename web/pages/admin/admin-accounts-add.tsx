/** Shows /admin/accounts/add, which creates accounts from a list of pupils. */
import { AdminsOnly, BackToAccounts } from '../../admin/admins-only.tsx'
import { AddAccounts } from '../../admin/classes/add-accounts.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/admin-accounts-add'

export const loader = (args: Route.LoaderArgs) => loadForAdmins(args, async () => ({}))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.class_add(), description: '', unlisted: true })

export default function AdminAccountsAdd({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.class_add()} back={<BackToAccounts />}>
      {(_, call) => <AddAccounts call={call} />}
    </AdminsOnly>
  )
}
