/** Returns the state of the key that a step shows, for the addresses of the next steps. */
import type { KeyState } from '../../contract/addresses/key-address.ts'
import type { KeyStep } from './key-step.ts'

/** The answers in the address, without those that the table lacks. */
export function stateOf({ answers, skipped, month, walk }: KeyStep): KeyState {
  return {
    answers: new Map(answers.map(({ key, choices }) => [key, choices.map((each) => each.key)])),
    skipped: skipped.map(({ key }) => key),
    month,
    walk: walk?.key,
  }
}
