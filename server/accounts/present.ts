/** An account as the wire tells of it: never more than its name and whether it is an admin's. */
import type { User } from '../../contract/schemas/accounts.ts'
import type { Caller } from '../kernel/caller.ts'

export function presentUser({ username, role }: Pick<Caller, 'username' | 'role'>): User {
  return { username, admin: role === 'admin' }
}
