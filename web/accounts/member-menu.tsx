/** What the navigation bar holds for those who are signed in, beside the ways on. */
import { NavLink, useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Disclosure } from '../ui/disclosure.tsx'
import { LogoutButton } from './logout-button.tsx'

interface MemberMenuProps {
  admin: boolean
  /** The bar's own look of a link in a menu. */
  choice: string
}

export function MemberMenu({ admin, choice }: MemberMenuProps) {
  const { pathname } = useLocation()
  const here = pathname === '/account' || pathname.startsWith('/admin')
  return (
    <Disclosure label={m.nav_account()} current={here} side="end">
      <NavLink to="/account" className={choice}>
        {m.nav_own_account()}
      </NavLink>
      {admin && (
        <NavLink to="/admin" className={choice}>
          {m.admin_title()}
        </NavLink>
      )}
      <LogoutButton look={choice} />
    </Disclosure>
  )
}
