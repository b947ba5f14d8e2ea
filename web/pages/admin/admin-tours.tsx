/** /admin/tours: the sign-ups for guided tours, and a table to download. */
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { TourList } from '../../admin/tour-list.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageNumber, pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { Pager } from '../../ui/pager.tsx'
import type { Route } from './+types/admin-tours'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, async () => {
    const page = pageNumber(args.request)
    return { page, ...(await pageOf(args).api.tourSignUps({ page })) }
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.tour_list(), description: '', unlisted: true })

export default function AdminTours({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.tour_list()}>
      {({ page, signUps, total, pageSize }, call) => (
        <>
          <TourList signUps={signUps} call={call} />
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
