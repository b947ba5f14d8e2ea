/** Shows /admin/accounts/add, which creates accounts from a list of pupils. */
import { Link } from 'react-router'
import styles from '../../admin/administration.module.css'
import { AdminsOnly } from '../../admin/admins-only.tsx'
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
    <AdminsOnly loaderData={loaderData} title={m.class_add()}>
      {(_, call) => (
        <>
          <AddAccounts call={call} />
          <p className={styles.ways}>
            <Link to="/admin/accounts">{m.admin_to_accounts()}</Link>
          </p>
        </>
      )}
    </AdminsOnly>
  )
}
