/**
 * Presents one member to admins, with the account, its submissions, and whether the content of each submission is
 * public.
 */
import type { Member, MemberSubmission } from '../../../contract/schemas/accounts/members.ts'
import type { AccountAdministration } from '../../accounts/administration.ts'
import { creationStates } from '../../catalogue/repositories/creations.ts'
import { findImages } from '../../catalogue/repositories/pictures.ts'
import type { Queries } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { createOwnSubmissions } from '../../submissions/own/own.ts'
import { publishedBy, publishedThrough } from '../../submissions/records/published-by-author.ts'

interface Needs {
  db: Queries
  administration: AccountAdministration
  timeZone: string
}

/**
 * @returns the account, the numbers of its visible and hidden pictures, and one page of its submissions
 * @throws {HttpError} 404 for an unknown account
 */
export async function memberPage(
  { db, administration, timeZone }: Needs,
  id: string,
  page: number,
): Promise<Member> {
  const account = await administration.readAccount(id)
  // The list is the same as the member's own list.
  const asMember: SignedIn = {
    role: 'member',
    username: account.username,
    accountId: id,
    sessionId: '',
  }
  const ownList = await createOwnSubmissions(db, timeZone).list(asMember, { page })
  const publications = await publishedBy(db, id)
  const ids = publications.flatMap(({ result_id }) => result_id ?? [])
  const images = [
    ...(await findImages(db, 'picture', ids)),
    ...(await findImages(db, 'artwork', ids)),
  ]
  const states = new Map(
    [...images, ...(await creationStates(db, ids))].map((each) => [each.id, each.status]),
  )
  const resultOf = new Map(publications.map((each) => [each.id, each.result_id ?? '']))
  const ownImages = images.filter(publishedThrough(publications))
  const count = (status: string) => ownImages.filter((each) => each.status === status).length
  return {
    account,
    ...ownList,
    submissions: ownList.submissions.map((submission): MemberSubmission => {
      const result = resultOf.get(submission.id)
      if (result === undefined) return { ...submission, shown: 'none' }
      const status = states.get(result)
      if (status === undefined) return { ...submission, shown: 'deleted' }
      return { ...submission, shown: status === 'published' ? 'public' : 'hidden' }
    }),
    visible: count('published'),
    hidden: count('hidden'),
  }
}
