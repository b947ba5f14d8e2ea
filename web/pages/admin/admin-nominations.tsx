/** /admin/nominations: the pictures and artworks that members nominated for the home page. */
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { NominationList } from '../../admin/nomination-list.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageNumber, pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { Pager } from '../../ui/pager.tsx'
import type { Route } from './+types/admin-nominations'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, async () => {
    const page = pageNumber(args.request)
    return { page, ...(await pageOf(args).api.nominations({ page })) }
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.nominations_title(), description: '', unlisted: true })

export default function AdminNominations({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.nominations_title()}>
      {({ page, entries, total, pageSize }) => (
        <>
          <p>{m.nominations_text()}</p>
          <NominationList entries={entries} />
          <Pager
            page={page}
            pages={Math.ceil(total / pageSize)}
            addressOf={(place) => `?page=${place}`}
          />
        </>
      )}
    </AdminsOnly>
  )
}
