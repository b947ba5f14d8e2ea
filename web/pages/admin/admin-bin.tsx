/** /admin/bin: deleted content that can still be restored. */
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { RecycleBin } from '../../admin/recycle-bin.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageNumber, pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { Pager } from '../../ui/pager.tsx'
import type { Route } from './+types/admin-bin'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, async () => {
    const page = pageNumber(args.request)
    return { page, ...(await pageOf(args).api.recycleBin({ page })) }
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.bin_title(), description: '', unlisted: true })

export default function AdminBin({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.bin_title()}>
      {({ page, entries, total, pageSize }, call) => (
        <>
          <p>{m.bin_text()}</p>
          <RecycleBin entries={entries} call={call} />
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
