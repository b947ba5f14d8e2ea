/** Shows /adminAuth, where reviewers and admins decide on the pending submissions. */
import { data } from 'react-router'
import { loadQuestions } from '../../characters/load-questions.ts'
import { QuestionsOfKey } from '../../characters/questions.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { loginFirst } from '../../page-data/login-first.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { shouldRevalidateIgnoring } from '../../page-data/should-revalidate.ts'
import { m } from '../../paraglide/messages.js'
import { loadReview } from '../../review/load-review.ts'
import { NotAuthorized } from '../../review/not-authorized.tsx'
import { ReviewPage } from '../../review/review-page.tsx'
import type { Route } from './+types/admin-auth'

export async function loader(args: Route.LoaderArgs) {
  const { viewer } = pageOf(args)
  if (viewer.role === 'visitor') throw loginFirst(args.url)
  if (viewer.role === 'member') return data(undefined, { status: 403 })
  return data({ viewer, review: await loadReview(args), questions: await loadQuestions(args) })
}

export const shouldRevalidate = shouldRevalidateIgnoring('zoom')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData ? m.review_section() : m.toast_error(),
    description: m.review_description(),
    unlisted: true,
  })

export default function AdminAuth({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotAuthorized />
  const { questions, ...page } = loaderData
  return (
    <QuestionsOfKey questions={questions}>
      <ReviewPage {...page} />
    </QuestionsOfKey>
  )
}
