/** What the navigation bar holds for those who are signed in, beside the ways on. */
import { NavLink } from 'react-router'
import { m } from '../paraglide/messages.js'
import { LogoutButton } from './logout-button.tsx'

export function MemberLinks({ admin }: { admin: boolean }) {
  return (
    <>
      {admin && <NavLink to="/admin">{m.nav_admin()}</NavLink>}
      <NavLink to="/account">{m.nav_account()}</NavLink>
      <LogoutButton />
    </>
  )
}
