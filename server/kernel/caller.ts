/** Defines the caller of a request, and checks the caller's role. */
import type { Role } from '../../contract/endpoint.ts'
import { HttpError } from './http-error.ts'

export interface Caller {
  role: Role
  /** Empty for a visitor. */
  username: string
  /** Undefined for a visitor. */
  accountId?: string
  sessionId?: string
}

/** A caller who has a session. */
export type SignedIn = Required<Caller>

export const visitor: Caller = { role: 'visitor', username: '' }

const rank: Record<Role, number> = { visitor: 0, member: 1, reviewer: 2, admin: 3 }

/** @returns whether the caller has the role or a higher role */
export function mayActAs(caller: Caller, role: Role): boolean {
  return rank[caller.role] >= rank[role]
}

/** @throws {HttpError} 401 for a visitor, 403 for a signed-in caller without the role */
export function assertMay(caller: Caller, role: Role): void {
  if (mayActAs(caller, role)) return
  throw caller.role === 'visitor'
    ? new HttpError(401, 'sign_in_first', 'Please sign in first')
    : new HttpError(403, 'not_allowed', 'You are not authorized to do this')
}

/** @returns the caller with account and session @throws {HttpError} 401 for a visitor */
export function signedIn(caller: Caller): SignedIn {
  const { accountId, sessionId } = caller
  if (!accountId || !sessionId) throw new HttpError(401, 'sign_in_first', 'Please sign in first')
  return { ...caller, accountId, sessionId }
}
