/** Presents an author's request for withdrawal on the wire. */
import type { Withdrawal } from '../../../contract/schemas/withdrawals.ts'
import { postingTime } from '../../kernel/dates.ts'
import { placeholderOf } from '../../media/placeholder.ts'
import type { listWithdrawals } from '../../submissions/records/withdrawals.ts'

type Row = Awaited<ReturnType<typeof listWithdrawals>>[number]

export function presentWithdrawal(row: Row, timeZone: string): Withdrawal {
  const { path, width, height, thumbhash } = row
  return {
    id: row.id,
    kind: row.target,
    latinName: row.latin_name,
    commonName: row.common_name,
    chineseName: row.chinese_name,
    dbType: row.kind,
    image: { path, width, height, placeholder: placeholderOf(thumbhash) },
    username: row.username ?? '',
    reason: row.reason,
    note: row.note,
    requestedAt: postingTime(row.requested_at, timeZone),
  }
}
