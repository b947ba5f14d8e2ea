/** Shows /admin/tours with the sign-ups for guided tours, and a link to download the sign-ups as a table. */
import { ListForAdmins } from '../../admin/list-for-admins.tsx'
import { loadListForAdmins } from '../../admin/load-for-admins.ts'
import { TourList } from '../../admin/tour-list.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/admin-tours'

export const loader = (args: Route.LoaderArgs) =>
  loadListForAdmins(args, (api, page) => api.tourSignUps({ page }))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.tour_list(), description: '', unlisted: true })

export default function AdminTours({ loaderData }: Route.ComponentProps) {
  return (
    <ListForAdmins loaderData={loaderData} title={m.tour_list()}>
      {({ signUps }, call) => <TourList signUps={signUps} call={call} />}
    </ListForAdmins>
  )
}
