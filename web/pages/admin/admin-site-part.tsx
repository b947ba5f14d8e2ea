/**
 * Shows /admin/site/{part}, which edits a part of the school's content. The parts are site, settings, home, about,
 * videos, walks, lookAlikes, terms and characters.
 */
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { loadForAdmins } from '../../admin/load-for-admins.ts'
import { isPart, partWords } from '../../admin/part-words.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { pageOf } from '../../page-data/page-data.ts'
import { m } from '../../paraglide/messages.js'
import { PartForm } from '../../site-editing/part-form.tsx'
import { PartHistory } from '../../site-editing/part-history.tsx'
import styles from '../../site-editing/styles/site-editing.css?url'
import type { Route } from './+types/admin-site-part'

export const loader = (args: Route.LoaderArgs) => {
  const { part } = args.params
  if (!isPart(part)) throw new Response('', { status: 404 })
  return loadForAdmins(args, async () => {
    const { api, viewer } = pageOf(args)
    const [published, { changes }] = await Promise.all([
      api.sitePart({ part }),
      api.sitePartHistory({ part }),
    ])
    return { part, published, changes, username: viewer.username }
  })
}

/** Lists the styles of the editors, for which the router waits before it shows the page. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: titleOf(args.params.part), description: '', unlisted: true })

const titleOf = (part: string) =>
  isPart(part) ? m.site_edit_heading({ part: partWords[part]() }) : ''

export default function AdminSitePart({ loaderData, params }: Route.ComponentProps) {
  return (
    <AdminsOnly loaderData={loaderData} title={titleOf(params.part)}>
      {({ part, published, changes, username }, call) => (
        <div className="site-editing">
          <PartForm key={part} part={part} published={published} username={username} call={call} />
          <PartHistory changes={changes} call={call} />
        </div>
      )}
    </AdminsOnly>
  )
}
