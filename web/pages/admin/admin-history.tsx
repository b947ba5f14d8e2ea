/**
 * Shows /admin/history with the revisions of a species and their changed words. An admin can restore any earlier
 * revision.
 */
import { Link, useRevalidator } from 'react-router'
import { kindNamed } from '../../../contract/kinds.ts'
import { editAddress } from '../../../contract/names.ts'
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { loadQuestions } from '../../characters/load-questions.ts'
import { QuestionsOfKey } from '../../characters/questions.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { orMissing, pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { RevisionList } from '../../revisions/revision-list.tsx'
import { SpeciesNames } from '../../species/species-names.tsx'
import type { Route } from './+types/admin-history'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, async () => {
    const parameters = new URL(args.request.url).searchParams
    const kind = kindNamed(parameters.get('kind'))
    const name = (parameters.get('name') ?? '').slice(0, 200) || '?'
    const history = await orMissing(args, kind, name, () =>
      pageOf(args).api.speciesHistory({ kind, name }),
    )
    return { kind, ...history, questions: await loadQuestions(args) }
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.history_title(), description: '', unlisted: true })

export default function AdminHistory({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <AdminsOnly loaderData={loaderData} title={m.history_title()}>
      {({ kind, names, versions, questions }, call) => (
        <QuestionsOfKey questions={questions}>
          <p>
            <Link to={editAddress(kind, names.latinName)}>
              <SpeciesNames names={names} as="entry" />
            </Link>
          </p>
          <RevisionList
            kind={kind}
            names={names}
            versions={versions}
            call={call}
            onRestored={revalidate}
          />
        </QuestionsOfKey>
      )}
    </AdminsOnly>
  )
}
