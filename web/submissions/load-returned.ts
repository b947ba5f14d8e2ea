/** Loads the submission that its author edits (`?resubmit=ID`) after a reviewer requested changes. */
import { type RouterContextProvider, redirect } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import type { Submission } from '../../contract/schemas/submissions.ts'
import { kindOf } from '../client/kind-of.ts'
import { pageOf } from '../page-data/page-data.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * @returns the submission; undefined without `resubmit` in the address
 * @throws a redirect to the member's submissions, unless the id belongs to a submission of `submissionKind` with
 * changes requested. An edit must also belong to a species of `kind`.
 */
export async function loadReturned(
  args: LoaderArgs,
  submissionKind: 'species' | 'edit',
  kind: Kind,
): Promise<Submission | undefined> {
  const id = new URL(args.request.url).searchParams.get('resubmit')
  if (id === null) return undefined
  const { submissions } = uuid.test(id)
    ? await pageOf(args).api.submissions({ id })
    : { submissions: [] }
  const returnedSubmission = submissions.find(
    (each) =>
      each.status === 'returned' &&
      each.kind === submissionKind &&
      // The author may change the kind of a new species.
      (submissionKind === 'species' || kindOf(each) === kind),
  )
  if (!returnedSubmission) throw redirect('/account#submissions')
  return returnedSubmission
}
