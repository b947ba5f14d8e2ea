/** /admin/sharedNames: the common names that several species share. */
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { SharedNameList } from '../../admin/shared-name-list.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/admin-shared-names'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, () => pageOf(args).api.sharedNames({}))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.shared_names_title(), description: '', unlisted: true })

export default function AdminSharedNames({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.shared_names_title()}>
      {({ names }) => (
        <>
          {names.length > 0 && <p>{m.shared_names_text()}</p>}
          <SharedNameList names={names} />
        </>
      )}
    </AdminsOnly>
  )
}
