/** /admin/accounts: all accounts. */
import { Form } from 'react-router'
import { AccountList } from '../../admin/account-list.tsx'
import styles from '../../admin/administration.module.css'
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageNumber, pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import type { Route } from './+types/admin-accounts'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, async () => {
    const search = (new URL(args.request.url).searchParams.get('search') ?? '').slice(0, 200)
    const page = pageNumber(args.request)
    return { search, page, ...(await pageOf(args).api.accounts({ search, page })) }
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.accounts_title(), description: '', unlisted: true })

export default function AdminAccounts({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.accounts_title()}>
      {({ search, page, accounts, total, pageSize }, call) => (
        <>
          <Form className={styles.filter}>
            <Field
              label={m.account_username()}
              name="search"
              defaultValue={search}
              autoComplete="off"
              autoCapitalize="none"
            />
            <Button type="submit">{m.search_submit()}</Button>
          </Form>
          <AccountList accounts={accounts} call={call} own={loaderData?.viewer.username ?? ''} />
          <Pager
            page={page}
            pages={Math.ceil(total / pageSize)}
            addressOf={(place) => `?${new URLSearchParams({ search, page: String(place) })}`}
          />
        </>
      )}
    </AdminsOnly>
  )
}
