/** Shows /admin/nominations with the photographs and artworks that members nominated for the home page. */
import { ListForAdmins } from '../../admin/list-for-admins.tsx'
import { loadListForAdmins } from '../../admin/load-for-admins.ts'
import { NominationList } from '../../admin/nomination-list.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/admin-nominations'

export const loader = (args: Route.LoaderArgs) =>
  loadListForAdmins(args, (api, page) => api.nominations({ page }))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.nominations_title(), description: '', unlisted: true })

export default function AdminNominations({ loaderData }: Route.ComponentProps) {
  return (
    <ListForAdmins
      loaderData={loaderData}
      title={m.nominations_title()}
      text={m.nominations_text()}
    >
      {({ entries }) => <NominationList entries={entries} />}
    </ListForAdmins>
  )
}
