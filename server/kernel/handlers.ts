/** Defines the type of all handlers: one function for each row of the table of calls. */
import type { EndpointName, Output, ParsedInput } from '../../contract/calls/endpoints.ts'
import type { CallContext } from './call-context.ts'
import type { Caller } from './caller.ts'

export type Handlers = {
  [Name in EndpointName]: (
    input: ParsedInput<Name>,
    caller: Caller,
    context: CallContext,
  ) => Promise<Output<Name>>
}
