/** Shows /adminView with one species and all its photographs and artworks, to feature or to edit. */
import { useSearchParams } from 'react-router'
import { kindNamed } from '../../../contract/kinds.ts'
import { AdminsOnly, BackToAdministration } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { AdminView } from '../../featured/admin-view.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/admin-view'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, async () => {
    const parameters = new URL(args.request.url).searchParams
    const search = (parameters.get('search') ?? '').slice(0, 100)
    const kind = kindNamed(parameters.get('kind'))
    if (!search) return { search, kind, result: undefined } as const
    const result = await pageOf(args)
      .api.adminView({ search, kind })
      .catch((error: unknown) => {
        if (error instanceof Error && 'status' in error && error.status === 404) return undefined
        throw error
      })
    return { search, kind, result } as const
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.view_title(), description: '', unlisted: true })

export default function AdminViewPage({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  const tab = parameters.get('tab') === 'edit' ? 'edit' : 'feature'
  return (
    <AdminsOnly
      loaderData={loaderData}
      title={m.view_title()}
      back={<BackToAdministration text={m.view_back()} />}
    >
      {(loaded, call) => <AdminView key={loaded.search} {...loaded} tab={tab} call={call} />}
    </AdminsOnly>
  )
}
