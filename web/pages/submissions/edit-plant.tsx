/** Shows /editPage, which edits the texts of one plant and, for admins, its photographs and artworks. */
import { pageMeta } from '../../layout/page-meta.ts'
import { EditPage, editTitle } from '../../upload/edit-page.tsx'
import { loadEdit } from '../../upload/load-edit.ts'
import type { Route } from './+types/edit-plant'

export const loader = (args: Route.LoaderArgs) => loadEdit(args, 'plant')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: editTitle(args.loaderData), description: '', unlisted: true })

export default function EditPlant({ loaderData }: Route.ComponentProps) {
  return <EditPage kind="plant" editData={loaderData} />
}
