/** Loads the data of an edit page, or returns an error status for visitors and for addresses without a species. */
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { editAddress, nameKey } from '../../contract/names.ts'
import { loadQuestions } from '../characters/load-questions.ts'
import { isUnknownName, pageOf } from '../page-data/page-data.ts'
import { profileOf } from '../profile/load-profile.ts'
import { loadReturned } from '../submissions/load-returned.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function loadEdit(args: LoaderArgs, kind: Kind) {
  const { viewer } = pageOf(args)
  const { searchParams } = new URL(args.request.url)
  const name = searchParams.get('name')
  if (viewer.role === 'visitor') return data(undefined, { status: 403 })
  if (!name) return data(undefined, { status: 400 })
  const profile = await profileOf(args, kind, name).catch((error: unknown) => {
    if (isUnknownName(error)) return undefined
    throw error
  })
  if (!profile) return data(undefined, { status: 404 })
  const submission = await loadReturned(args, 'edit', kind)
  // The species may have been renamed since the submission, so the loader redirects to the current address. The
  // parameter `moved` means that the author has chosen another species.
  if (
    submission &&
    !searchParams.has('moved') &&
    nameKey(submission.latinName) !== nameKey(profile.names.latinName)
  ) {
    throw redirect(`${editAddress(kind, submission.latinName)}&resubmit=${submission.id}`)
  }
  return data({ viewer, profile, submission, questions: await loadQuestions(args) })
}
