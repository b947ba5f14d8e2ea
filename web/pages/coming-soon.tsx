/** Pages whose time has not come: /activities, as the specification has it. */
import { Link } from 'react-router'
import { Notice } from '../layout/notice.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/coming-soon'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: titleOf(args.location.pathname),
    description: m.activities_description(),
    unlisted: true,
  })

export default function ComingSoon({ matches }: Route.ComponentProps) {
  const pathname = matches.at(-1)?.pathname ?? ''
  return (
    <Notice title={titleOf(pathname)} text={m.activities_soon()}>
      <Link to="/">{m.return_home()}</Link>
    </Notice>
  )
}

function titleOf(pathname: string): string {
  if (pathname.toLowerCase().startsWith('/aboutus')) return m.nav_about()
  return m.activities_title()
}
