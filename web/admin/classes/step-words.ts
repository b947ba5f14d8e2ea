/** Describes one step of a class act, in the reader's language. */
import type { StepOutcome } from '../../../contract/schemas/accounts/classes.ts'
import { dayInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'

export function stepWords({
  className,
  act,
  to,
  endsOn,
  accounts,
  unchanged,
}: StepOutcome): string {
  const parameters = { className, count: accounts, to, date: endsOn ? dayInWords(endsOn) : '' }
  const unchangedNote = unchanged > 0 ? ` ${m.step_unchanged({ count: unchanged })}` : ''
  if (act === 'disable') return m.step_disable(parameters) + unchangedNote
  if (act === 'enable') return m.step_enable(parameters) + unchangedNote
  if (act === 'extend') return m.step_extend(parameters) + unchangedNote
  return (endsOn ? m.step_move_until(parameters) : m.step_move(parameters)) + unchangedNote
}
