/** The part of the navigation bar that only members and admins see. */
import { type ComponentType, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Disclosure } from '../ui/disclosure.tsx'
import type { LogoutProps } from './logout.tsx'

interface MemberMenuProps {
  username: string
  admin: boolean
  /** The class of a link in the bar's menus. */
  choice: string
}

export function MemberMenu({ username, admin, choice }: MemberMenuProps) {
  const { pathname } = useLocation()
  // Every page has this menu, but few readers log out, so that code is loaded on demand. `null`
  // means that it could not be loaded.
  const [Logout, setLogout] = useState<ComponentType<LogoutProps> | null>()
  const here = /^\/(account$|admin)/.test(pathname)

  const logout = () =>
    import('./logout.tsx').then(
      (loaded) => setLogout(() => loaded.Logout),
      () => setLogout(null),
    )

  return (
    <>
      <Disclosure label={m.nav_account()} current={here} side="end">
        <NavLink to="/account" className={choice}>
          {m.nav_own_account()}
        </NavLink>
        {admin && (
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
