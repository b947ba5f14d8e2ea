/** Shows /quiz, which asks about species in photographs. Only this browser stores the progress. */
import { pageMeta } from '../../layout/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { QuizPage } from '../../quiz/quiz-page.tsx'
import { loadChoices } from '../../selection/load-choices.ts'
import type { Route } from './+types/quiz'

export async function loader(args: Route.LoaderArgs) {
  return loadChoices(args)
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.quiz_title(),
    description: m.quiz_description(),
    // Each selection makes a separate page, which search engines do not need.
    unlisted: args.location.search !== '',
  })

export default function Quiz({ loaderData }: Route.ComponentProps) {
  return <QuizPage {...loaderData} />
}
