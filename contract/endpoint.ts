/** What one row of the table of calls says, and the types that follow from it. */
import type * as z from 'zod'

/** Who may call: each includes those after it. */
export type Role = 'visitor' | 'member' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Endpoint<
  M extends Method = Method,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> {
  method: M
  /** Below `/api`; always the endpoint's name, so that the browser needs no table to find it. */
  path: string
  allow: Role
  summary: string
  /** Query parameters of a GET, the JSON body of anything else. */
  input: I
  output: O
  /** The answer may be kept by a browser and asked for again with its ETag. */
  revalidated?: true
}

export function endpoint<M extends Method, I extends z.ZodType, O extends z.ZodType>(
  row: Endpoint<M, I, O>,
) {
  return row
}

/** What every refused or failed call answers. */
export interface Failure {
  message: string
  code: string
}
