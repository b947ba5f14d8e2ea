/**
 * The part of the navigation bar that only signed-in readers see. A default export, because the bar
 * loads it only for them.
 */
import { type ComponentType, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { Role } from '../../contract/endpoint.ts'
import type { Output } from '../../contract/endpoints.ts'
import { m } from '../paraglide/messages.js'
import { Disclosure } from '../ui/disclosure.tsx'
import type { LogoutProps } from './logout.tsx'
import { NewsBadge, newsLinks } from './news/news-badge.tsx'
import { useNews } from './news/use-news.ts'

interface MemberMenuProps {
  username: string
  role: Role
  /** The counts that came with the page. */
  news: Output<'submissionNews'> | undefined
  /** The class of a link in the bar's menus. */
  choice: string
}

export default function MemberMenu({ username, role, news: loaded, choice }: MemberMenuProps) {
  const { pathname } = useLocation()
  // Every page has this menu, but few readers sign out, so the code for it is loaded on demand. `null`
  // means that the code could not be loaded.
  const [Logout, setLogout] = useState<ComponentType<LogoutProps> | null>()
  const here = /^\/(account$|admin)/.test(pathname)
  const links = newsLinks(useNews(username, loaded))

  const logout = () =>
    import('./logout.tsx').then(
      (loaded) => setLogout(() => loaded.Logout),
      () => setLogout(null),
    )

  return (
    <>
      <Disclosure
        label={<NewsBadge label={m.nav_account()} links={links} />}
        current={here}
        side="end"
      >
        {links.map(({ to, words }) => (
          <Link key={to} to={to} className={choice}>
            {words}
          </Link>
        ))}
        <NavLink to="/account" className={choice}>
          {m.nav_own_account()}
        </NavLink>
        {role === 'reviewer' && (
          <NavLink to="/adminAuth" className={choice}>
            {m.admin_to_review()}
          </NavLink>
        )}
        {role === 'admin' && (
          <NavLink to="/admin" className={choice}>
            {m.admin_title()}
          </NavLink>
        )}
        <button type="button" className={choice} onClick={logout}>
          {m.nav_logout()}
        </button>
      </Disclosure>
      {Logout === null && <span role="alert">{m.error_network()}</span>}
      {Logout && <Logout username={username} onStay={() => setLogout(undefined)} />}
    </>
  )
}
