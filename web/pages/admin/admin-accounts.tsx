/** Shows /admin/accounts with all accounts, filtered by a text or a class, and the actions on a class. */
import { Form, Link } from 'react-router'
import { AccountList } from '../../admin/account-list.tsx'
import styles from '../../admin/administration.module.css'
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { ClassActions } from '../../admin/classes/class-actions.tsx'
import { ClassActs } from '../../admin/classes/class-acts.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageNumber, pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Pager } from '../../ui/pager.tsx'
import type { Route } from './+types/admin-accounts'

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, async () => {
    const { api } = pageOf(args)
    const parameters = new URL(args.request.url).searchParams
    const parameterText = (name: string) => (parameters.get(name) ?? '').slice(0, 200)
    const [search, className] = [parameterText('search'), parameterText('class')]
    const page = pageNumber(args.request)
    const accountList = await api.accounts({ search, className, page })
    return { search, className, page, ...accountList, ...(await api.classes({})) }
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.accounts_title(), description: '', unlisted: true })

export default function AdminAccounts({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.accounts_title()}>
      {({ search, className, page, accounts, total, pageSize, classes, acts }, call) => {
        const chosenClass = classes.find(({ name }) => name === className)
        return (
          <>
            <nav className={styles.ways} aria-label={m.class_label()}>
              <Link to="/admin/accounts/add">{m.class_add()}</Link>
              {classes.length > 0 && <Link to="/admin/accounts/year">{m.year_title()}</Link>}
            </nav>
            <Form className={styles.filter}>
              <Field
                label={m.class_search()}
                name="search"
                defaultValue={search}
                autoComplete="off"
                autoCapitalize="none"
              />
              {classes.length > 0 && (
                <Select
                  key={className}
                  label={m.class_label()}
                  name="class"
                  defaultValue={className}
                  options={[
                    { value: '', label: m.class_all() },
                    ...classes.map(({ name }) => ({ value: name, label: name })),
                  ]}
                />
              )}
              <Button type="submit">{m.search_submit()}</Button>
            </Form>
            {chosenClass && (
              <ClassActions key={chosenClass.name} classEntry={chosenClass} call={call} />
            )}
            <AccountList
              accounts={accounts}
              call={call}
              ownUsername={loaderData?.viewer.username ?? ''}
            />
            <Pager
              page={page}
              pages={Math.ceil(total / pageSize)}
              addressOf={(number) =>
                `?${new URLSearchParams({ search, class: className, page: String(number) })}`
              }
            />
            <ClassActs acts={acts} call={call} />
          </>
        )
      }}
    </AdminsOnly>
  )
}
