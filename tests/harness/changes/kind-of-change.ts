/** What is said of one kind of change, so that it can be made, taken back and made again. */
import type { EndpointName } from '../../../contract/endpoints.ts'
import type { Action } from '../../../server/ledger/ledger.ts'
import type { Person } from '../sites/members.ts'
import type { World } from '../sites/rich-species.ts'

export interface KindOfChange<Given = unknown> {
  what: string
  call: EndpointName
  action: Action
  /** What must be there before, such as what is decided on. */
  prepare(world: World): Promise<Given>
  make(world: World, given: Given): ReturnType<Person['call']>
}

/** Lets each row be typed by itself in a list of all. */
export function kind<Given>(row: KindOfChange<Given>): KindOfChange {
  return row as KindOfChange
}
