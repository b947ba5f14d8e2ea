/** Shows /admin/activity with the activity, its filters, and a link to download the activity as a table. */
import { ActivityFilter } from '../../admin/activity/activity-filter.tsx'
import { ActivityList } from '../../admin/activity/activity-list.tsx'
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageNumber, pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { Pager } from '../../ui/pager.tsx'
import type { Route } from './+types/admin-activity'

const filterNames = ['username', 'action', 'kind', 'species', 'from', 'to'] as const

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, async () => {
    const parameters = new URL(args.request.url).searchParams
    const entriesOfFilter = filterNames.flatMap((name) => {
      const value = parameters.get(name)?.trim()
      return value ? [[name, value] as const] : []
    })
    const filter: Partial<Record<(typeof filterNames)[number], string>> =
      Object.fromEntries(entriesOfFilter)
    const page = pageNumber(args.request)
    return { filter, page, ...(await pageOf(args).api.activity({ page, ...filter })) }
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.activity_title(), description: '', unlisted: true })

export default function AdminActivity({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.activity_title()}>
      {({ filter, page, entries, total, pageSize }, call) => (
        <>
          <ActivityFilter filter={filter} />
          <ActivityList key={JSON.stringify([filter, page])} entries={entries} call={call} />
          <Pager
            page={page}
            pages={Math.ceil(total / pageSize)}
            addressOf={(number) => `?${new URLSearchParams({ ...filter, page: String(number) })}`}
          />
        </>
      )}
    </AdminsOnly>
  )
}
