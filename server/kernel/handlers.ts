/** Defines the type of all handlers: one function for each row of the table of calls. */
import type { EndpointName, Output, ParsedInput } from '../../contract/calls/endpoints.ts'
import type { Caller } from './caller.ts'
import type { Exchange } from './exchange.ts'

export type Handlers = {
  [Name in EndpointName]: (
    input: ParsedInput<Name>,
    caller: Caller,
    exchange: Exchange,
  ) => Promise<Output<Name>>
}
