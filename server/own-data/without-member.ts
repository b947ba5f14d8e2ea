/** Replaces a member in stored rows: the id, and the names in credits. It also clears the idempotency key. */
import { keyOf } from '../accounts/classes/pupil-list.ts'
import { formerMemberId, formerMemberName } from '../accounts/former-member.ts'

/** The fields that name a photographer, an artist or an editor, in rows and in their JSON. */
const creditFields = new Set(['takenBy', 'taken_by', 'artist', 'editor'])
/** The columns that hold JSON. */
const jsonColumns = new Set(['payload', 'record'])

export interface Leaving {
  accountId: string
  /** Keys of the member's names. */
  names: ReadonlySet<string>
}

export const isOwnName = ({ names }: Leaving, credit: string) => names.has(keyOf(credit))

/**
 * @param own whether the row holds work of the member, such as a submission. In other rows only the id is replaced.
 * @returns a copy of the row, with the same fields in the same order
 */
export function withoutMember<Row extends object>(row: Row, leaving: Leaving, own: boolean): Row {
  const replaced = Object.entries(row).map(([field, value]) => {
    if (field === 'send_key' && own) return [field, null]
    if (typeof value === 'string') return [field, replacedText(field, value, leaving, own)]
    if (value === null || typeof value !== 'object') return [field, value]
    return [field, Array.isArray(value) ? value : withoutMember(value, leaving, own)]
  })
  return Object.fromEntries(replaced)
}

function replacedText(field: string, value: string, leaving: Leaving, own: boolean): string {
  if (value === leaving.accountId) return formerMemberId
  if (jsonColumns.has(field) && own) {
    const parsed: unknown = JSON.parse(value)
    if (parsed === null || typeof parsed !== 'object') return value
    return JSON.stringify(withoutMember(parsed, leaving, own))
  }
  return own && creditFields.has(field) && isOwnName(leaving, value) ? formerMemberName : value
}
