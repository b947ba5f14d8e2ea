/**
 * Shows the account menu of the navigation bar, which only signed-in readers see. The bar loads this module on demand,
 * so the component is a default export.
 */
import { type ComponentType, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { Output } from '../../contract/calls/endpoints.ts'
import type { Role } from '../../contract/endpoint.ts'
import { m } from '../paraglide/messages.js'
import { Disclosure } from '../ui/disclosure.tsx'
import type { LogoutProps } from './logout.tsx'
import { NewsBadge, newsLinks } from './news/news-badge.tsx'
import { useNews } from './news/use-news.ts'

interface MemberMenuProps {
  username: string
  role: Role
  /** The counts of news in the page's data. */
  news: Output<'submissionNews'> | undefined
  /** The class of a link in the bar's menus. */
  linkClass: string
}

export default function MemberMenu(props: MemberMenuProps) {
  const { username, role, news: initialNews, linkClass } = props
  const { pathname } = useLocation()
  // Members see this menu on every page, but seldom sign out, so the code for signing out is loaded on demand. `null`
  // means that the browser could not load the code.
  const [Logout, setLogout] = useState<ComponentType<LogoutProps> | null>()
  const isCurrent = /^\/(account$|admin)/.test(pathname)
  const links = newsLinks(useNews(username, initialNews))

  const startLogout = () =>
    import('./logout.tsx').then(
      (module) => setLogout(() => module.Logout),
      () => setLogout(null),
    )

  return (
    <>
      <Disclosure
        label={<NewsBadge label={m.nav_account()} links={links} />}
        current={isCurrent}
        side="end"
      >
        {links.map(({ to, text }) => (
          <Link key={to} to={to} className={linkClass}>
            {text}
          </Link>
        ))}
        <NavLink to="/account" className={linkClass}>
          {m.nav_own_account()}
        </NavLink>
        {role === 'reviewer' && (
          <NavLink to="/adminAuth" className={linkClass}>
            {m.admin_to_review()}
          </NavLink>
        )}
        {role === 'admin' && (
          <NavLink to="/admin" className={linkClass}>
            {m.admin_title()}
          </NavLink>
        )}
        <button type="button" className={linkClass} onClick={startLogout}>
          {m.nav_logout()}
        </button>
      </Disclosure>
      {Logout === null && <span role="alert">{m.error_network()}</span>}
      {Logout && <Logout username={username} onStay={() => setLogout(undefined)} />}
    </>
  )
}
