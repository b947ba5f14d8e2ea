/**
 * Shows /admin with first steps, numbers of pending submissions, recent activity, and links to the pages for admins.
 */
import { Link } from 'react-router'
import { ActivityList } from '../../admin/activity/activity-list.tsx'
import styles from '../../admin/administration.module.css'
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { Overview } from '../../admin/overview/overview.tsx'
import { FirstSteps } from '../../admin/status/first-steps.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import type { Route } from './+types/admin'

/** The number of entries of the recent activity. */
const recentCount = 10

export const loader = (args: Route.LoaderArgs) =>
  loadForAdmins(args, async () => {
    const { api, readableByOthers } = pageOf(args)
    const [counts, { entries }] = [await api.waitingCounts({}), await api.activity({})]
    const { steps } = await api.checklist({})
    return { counts, readableByOthers, steps, recentEntries: entries.slice(0, recentCount) }
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.admin_title(), description: '', unlisted: true })

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={m.admin_title()} back={null}>
      {({ counts, readableByOthers, steps, recentEntries }, call) => (
        <>
          <FirstSteps steps={steps} call={call} />
          <Overview counts={counts} readableByOthers={readableByOthers} />
          <section aria-labelledby="lately">
            <h2 id="lately">{m.admin_lately()}</h2>
            <ActivityList entries={recentEntries} call={call} />
            <p className={styles.more}>
              <Link to="/admin/activity">{m.admin_all_activity()}</Link>
            </p>
          </section>
        </>
      )}
    </AdminsOnly>
  )
}
