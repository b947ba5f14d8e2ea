/** Shows /birdEditPage, which edits the texts of one bird and, for admins, its photographs and artworks. */
import { pageMeta } from '../../layout/page-meta.ts'
import { EditPage, editTitle } from '../../upload/edit-page.tsx'
import { loadEdit } from '../../upload/load-edit.ts'
import type { Route } from './+types/edit-bird'

export const loader = (args: Route.LoaderArgs) => loadEdit(args, 'bird')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: editTitle(args.loaderData), description: '', unlisted: true })

export default function EditBird({ loaderData }: Route.ComponentProps) {
  return <EditPage kind="bird" editData={loaderData} />
}
