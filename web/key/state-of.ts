/** Returns the state of the key that a step shows, for the addresses of the next steps. */
import type { KeyState } from '../../contract/addresses/key-address.ts'
import type { KeyStep } from './key-step.ts'

/** @returns the state of the step, without those answers of the address that are not in the table */
export function stateOf({ answers, skipped, month, walk }: KeyStep): KeyState {
  return {
    answers: new Map(answers.map(({ key, choices }) => [key, choices.map((each) => each.key)])),
    skipped: skipped.map(({ key }) => key),
    month,
    walk: walk?.key,
  }
}
