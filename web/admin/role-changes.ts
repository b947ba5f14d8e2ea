/** Lists, for each role, the changes of role that the list of accounts offers. */
import type { AccountRole } from '../../contract/endpoint.ts'
import { m } from '../paraglide/messages.js'

interface RoleChange {
  to: AccountRole
  label: () => string
  question: (parameters: { username: string }) => string
}

const makeReviewer: RoleChange = {
  to: 'reviewer',
  label: m.accounts_make_reviewer,
  question: m.accounts_make_reviewer_sure,
}
const makeAdmin: RoleChange = {
  to: 'admin',
  label: m.accounts_make,
  question: m.accounts_make_sure,
}

export const roleChanges: Record<AccountRole, readonly RoleChange[]> = {
  member: [makeReviewer, makeAdmin],
  reviewer: [
    {
      to: 'member',
      label: m.accounts_unmake_reviewer,
      question: m.accounts_unmake_reviewer_sure,
    },
    makeAdmin,
  ],
  admin: [{ to: 'member', label: m.accounts_unmake, question: m.accounts_unmake_sure }],
}
