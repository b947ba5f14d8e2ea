/** The reasons for a withdrawal, in the reader's language. */
import type { Input } from '../../contract/endpoints.ts'
import { m } from '../paraglide/messages.js'

const words: Record<Input<'requestWithdrawal'>['reason'], () => string> = {
  face: m.withdraw_face,
  'not mine': m.withdraw_not_mine,
  other: m.withdraw_other,
}

export const withdrawalReasonWords = (reason: keyof typeof words) => words[reason]()
