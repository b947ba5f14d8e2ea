/** Shows /activities with a note that the page is not ready yet. */
import { pageMeta } from '../../layout/page-meta.ts'
import { ReturnHome } from '../../layout/return-home.tsx'
import { m } from '../../paraglide/messages.js'
import { Notice } from '../../ui/notices/notice.tsx'
import type { Route } from './+types/coming-soon'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: m.activities_title(),
    description: m.activities_description(),
    unlisted: true,
  })

export default function ComingSoon() {
  return (
    <Notice title={m.activities_title()} text={m.activities_soon()}>
      <ReturnHome />
    </Notice>
  )
}
