/** Shows /account with the member's submissions, password, sessions and data. */

import { redirect, useRevalidator } from 'react-router'
import type { Api } from '../../../contract/calls/endpoints.ts'
import styles from '../../accounts/account-page.module.css'
import { OwnData } from '../../accounts/own-data/own-data.tsx'
import { PasswordForm } from '../../accounts/password-form.tsx'
import { roleWords } from '../../accounts/role-words.ts'
import { SessionList } from '../../accounts/session-list.tsx'
import { SignInAgain, useSignedInCall } from '../../accounts/sign-in-again.tsx'
import { loadQuestions } from '../../characters/load-questions.ts'
import { QuestionsOfKey } from '../../characters/questions.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageNumber, pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { SubmissionList } from '../../submissions/submission-list.tsx'
import { useSeen } from '../../submissions/use-seen.ts'
import { Facts } from '../../ui/facts.tsx'
import { Pager } from '../../ui/pager.tsx'
import type { Route } from './+types/account'

export async function loader(args: Route.LoaderArgs) {
  const { viewer, api } = pageOf(args)
  if (viewer.role === 'visitor') throw redirect('/login?to=/account')
  const page = pageNumber(args.request)
  const since = new URL(args.request.url).searchParams.get('since') ?? undefined
  const [submissions, sessions] = [await loadSubmissions(api, page, since), await api.sessions({})]
  return {
    viewer,
    page,
    ...submissions,
    ...sessions,
    own: await api.ownData({}),
    questions: await loadQuestions(args),
  }
}

/**
 * Loads a page of the member's submissions. Later pages keep the order of the first page, even after the member has
 * seen the news.
 */
async function loadSubmissions(api: Api, page: number, since: string | undefined) {
  const isDate = since !== undefined && !Number.isNaN(Date.parse(since))
  return api.submissions(isDate ? { page, since: new Date(since).toISOString() } : { page })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.account_title(), description: m.account_description(), unlisted: true })

export default function Account({ loaderData }: Route.ComponentProps) {
  const { viewer, sessions, submissions, page, total, pageSize, since, own, questions } = loaderData
  const { revalidate } = useRevalidator()
  const signedIn = useSignedInCall(viewer.username)
  useSeen(submissions)
  return (
    <div className={styles.page} data-wide>
      <h1>{m.account_title()}</h1>
      <p>
        <Facts facts={[<b key="username">{viewer.username}</b>, roleWords[viewer.role]()]} />
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h2 id="submissions">{m.submission_title()}</h2>
          <QuestionsOfKey questions={questions}>
            <SubmissionList
              submissions={submissions}
              call={signedIn.call}
              onResubmitted={revalidate}
            />
          </QuestionsOfKey>
          <Pager
            page={page}
            pages={Math.ceil(total / pageSize)}
            addressOf={(number) =>
              `?${new URLSearchParams({ page: `${number}`, since })}#submissions`
            }
          />
        </div>
        <div className={styles.column}>
          <h2>{m.account_change_password()}</h2>
          <PasswordForm username={viewer.username} call={signedIn.call} onChanged={revalidate} />
          <h2>{m.account_sessions()}</h2>
          <SessionList
            username={viewer.username}
            sessions={sessions}
            call={signedIn.call}
            onEnded={revalidate}
          />
          <h2>{m.own_title()}</h2>
          <OwnData data={own} call={signedIn.call} />
        </div>
      </div>
      <SignInAgain state={signedIn} />
    </div>
  )
}
