/** Shows /admin/members/{id} with one account, the actions of admins on the account, and its submissions. */
import { data } from 'react-router'
import { AdminsOnly, BackToAccounts } from '../../admin/admins-only.tsx'
import { AccountDetails } from '../../admin/classes/account-details.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { MemberActions } from '../../admin/members/member-actions.tsx'
import { MemberSubmissions } from '../../admin/members/member-submissions.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageNumber, pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { Pager } from '../../ui/pager.tsx'
import type { Route } from './+types/admin-member'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, async () => {
    const page = pageNumber(args.request)
    const member = await pageOf(args)
      .api.member({ id: args.params.id, page })
      .catch((error: unknown) => {
        // Status 400 means that the address contains no id.
        const isUnknown =
          error instanceof Error && 'status' in error && [400, 404].includes(Number(error.status))
        throw isUnknown ? data(undefined, { status: 404 }) : error
      })
    return { page, ...member }
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.member_title(), description: '', unlisted: true })

export default function AdminMember({ loaderData }: Route.ComponentProps) {
  const title = loaderData?.loaded.account.username ?? m.member_title()
  return (
    <AdminsOnly loaderData={loaderData} title={title} back={<BackToAccounts />}>
      {({ page, submissions, total, pageSize, ...member }, call) => (
        <>
          <MemberActions {...member} call={call} />
          <AccountDetails account={member.account} call={call} />
          <section aria-labelledby="sent">
            <h2 id="sent">{m.member_sent({ count: total })}</h2>
            <MemberSubmissions submissions={submissions} />
            <Pager
              page={page}
              pages={Math.ceil(total / pageSize)}
              addressOf={(number) => `?page=${number}`}
            />
          </section>
        </>
      )}
    </AdminsOnly>
  )
}
