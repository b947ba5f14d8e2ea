/** /admin/names: names that need a human eye. */
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { NameQuestionList } from '../../admin/names/name-question-list.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/admin-names'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, () => pageOf(args).api.nameQuestions({}))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.names_title(), description: '', unlisted: true })

export default function AdminNames({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.names_title()}>
      {({ questions, kept }, call) => (
        <>
          <p>{m.names_text()}</p>
          <NameQuestionList questions={questions} kept={kept} call={call} />
        </>
      )}
    </AdminsOnly>
  )
}
