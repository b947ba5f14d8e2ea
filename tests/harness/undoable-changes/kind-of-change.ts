/** Defines a kind of change by functions that prepare and make the change, so that a test can undo and redo it. */
import type { EndpointName } from '../../../contract/calls/endpoints.ts'
import type { Action } from '../../../server/ledger/ledger.ts'
import type { Person } from '../sites/members.ts'
import type { School } from '../sites/rich-species.ts'

export interface KindOfChange<Prepared = unknown> {
  title: string
  call: EndpointName
  action: Action
  /** Makes the content that the change needs, such as the submission to decide on. */
  prepare(school: School): Promise<Prepared>
  make(school: School, prepared: Prepared): ReturnType<Person['call']>
}

/** Checks the types of one change. @returns the change for a list of all changes */
export function defineChange<Prepared>(change: KindOfChange<Prepared>): KindOfChange {
  return change as KindOfChange
}
