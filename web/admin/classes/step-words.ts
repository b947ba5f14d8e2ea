/** Describes one step of a change of a class. */
import type { StepOutcome } from '../../../contract/schemas/classes.ts'
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
  const of = { className, count: accounts, to, date: endsOn ? dayInWords(endsOn) : '' }
  const kept = unchanged > 0 ? ` ${m.step_unchanged({ count: unchanged })}` : ''
  if (act === 'disable') return m.step_disable(of) + kept
  if (act === 'enable') return m.step_enable(of) + kept
  if (act === 'extend') return m.step_extend(of) + kept
  return (endsOn ? m.step_move_until(of) : m.step_move(of)) + kept
}
