/** Shows /admin/names with the names that an admin has to check, and the reference of names. */
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { NameQuestionList } from '../../admin/names/name-question-list.tsx'
import { ReferenceSection } from '../../admin/names/reference-section.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/admin-names'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, async () => {
    const { api } = pageOf(args)
    return { ...(await api.nameQuestions({})), reference: await api.referenceState({}) }
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.names_title(), description: '', unlisted: true })

export default function AdminNames({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.names_title()}>
      {({ questions, kept, reference }, call) => (
        <>
          <p>{m.names_text()}</p>
          <NameQuestionList questions={questions} keptCount={kept} call={call} />
          <ReferenceSection reference={reference} call={call} />
        </>
      )}
    </AdminsOnly>
  )
}
