/** Returns the message for the reason of a request for withdrawal. */
import type { Input } from '../../../contract/calls/endpoints.ts'
import { m } from '../../paraglide/messages.js'

const messages: Record<Input<'requestWithdrawal'>['reason'], () => string> = {
  face: m.withdraw_face,
  'not mine': m.withdraw_not_mine,
  other: m.withdraw_other,
}

export const withdrawalReasonWords = (reason: keyof typeof messages) => messages[reason]()
