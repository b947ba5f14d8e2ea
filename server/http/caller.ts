/** Who is asking. Every service that answers differently to different people takes one. */
import type { Role } from '../../contract/endpoint.ts'

export interface Caller {
  role: Role
  /** Empty for a visitor. */
  username: string
}

export const visitor: Caller = { role: 'visitor', username: '' }

const rank: Record<Role, number> = { visitor: 0, member: 1, admin: 2 }

export function mayActAs(caller: Caller, role: Role): boolean {
  return rank[caller.role] >= rank[role]
}
