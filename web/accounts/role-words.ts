/** Lists the names of the roles in the language of the reader, for the badges beside usernames. */
import type { Role } from '../../contract/endpoint.ts'
import { m } from '../paraglide/messages.js'

export const roleWords: Record<Role, () => string> = {
  visitor: m.account_visitor,
  member: m.account_member,
  reviewer: m.account_reviewer,
  admin: m.account_admin,
}
