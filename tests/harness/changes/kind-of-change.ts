/** Defines one kind of change: how to prepare it and make it, so that a test can undo and redo it. */
import type { EndpointName } from '../../../contract/endpoints.ts'
import type { Action } from '../../../server/ledger/ledger.ts'
import type { Person } from '../sites/members.ts'
import type { World } from '../sites/rich-species.ts'

export interface KindOfChange<Given = unknown> {
  what: string
  call: EndpointName
  action: Action
  /** Makes the content that the change needs, such as the submission to decide on. */
  prepare(world: World): Promise<Given>
  make(world: World, given: Given): ReturnType<Person['call']>
}

/** Checks the types of one change, and returns it for a list of all changes. */
export function defineChange<Given>(row: KindOfChange<Given>): KindOfChange {
  return row as KindOfChange
}
