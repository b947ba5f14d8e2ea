/**
 * Replaces the id of a member in stored rows, and the member's names in credits. The module also clears the idempotency
 * key.
 */
import { keyOf } from '../accounts/classes/pupil-list.ts'
import { formerMemberId, formerMemberName } from '../accounts/former-member.ts'

/** The fields that name a photographer, an artist or an editor, in rows and in their JSON. */
const creditFields = new Set(['takenBy', 'taken_by', 'artist', 'editor'])
/** The columns that contain JSON. */
const jsonColumns = new Set(['payload', 'record'])

export interface LeavingMember {
  accountId: string
  /** Keys of the member's names. */
  names: ReadonlySet<string>
}

export const isOwnName = ({ names }: LeavingMember, credit: string) => names.has(keyOf(credit))

/**
 * @param isOwn whether the row contains work of the member, such as a submission. In other rows, the function
 * replaces only the id.
 * @returns a copy of the row, with the same fields in the same order
 */
export function withoutMember<Row extends object>(
  row: Row,
  leavingMember: LeavingMember,
  isOwn: boolean,
): Row {
  const replacedFields = Object.entries(row).map(([field, value]) => {
    if (field === 'send_key' && isOwn) return [field, null]
    if (typeof value === 'string') return [field, replaceText(field, value, leavingMember, isOwn)]
    if (value === null || typeof value !== 'object') return [field, value]
    return [field, Array.isArray(value) ? value : withoutMember(value, leavingMember, isOwn)]
  })
  return Object.fromEntries(replacedFields)
}

function replaceText(
  field: string,
  value: string,
  leavingMember: LeavingMember,
  isOwn: boolean,
): string {
  if (value === leavingMember.accountId) return formerMemberId
  if (jsonColumns.has(field) && isOwn) {
    const parsed: unknown = JSON.parse(value)
    if (parsed === null || typeof parsed !== 'object') return value
    return JSON.stringify(withoutMember(parsed, leavingMember, isOwn))
  }
  return isOwn && creditFields.has(field) && isOwnName(leavingMember, value)
    ? formerMemberName
    : value
}
