/** What one row of the table of calls says, and the types that follow from it. */
import type * as z from 'zod'

/** Who may call: each includes those after it. */
export type Role = 'visitor' | 'member' | 'admin'

/** 404: a thing it names is not there. 409: it was decided or changed before. 429: too many. */
export type OwnFailure = 404 | 409 | 429

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Endpoint<
  M extends Method = Method,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  P extends string = string,
  F extends FormParts | undefined = FormParts | undefined,
> {
  method: M
  /** Below `/api`; the endpoint's name, but for the second method of one address. */
  path: P
  allow: Role
  summary: string
  /** Expected failures of this call alone; `statusesOf` adds those that every call can have. */
  fails?: readonly OwnFailure[]
  /** Reads `Idempotency-Key`: the same key again answers the first submission. */
  idempotent?: true
  /** Query parameters of a GET, the fields of a form, the JSON body of anything else. */
  input: I
  output: O
  /** The answer may be kept by a browser and asked for again with its ETag. */
  revalidated?: true
  /** The body is multipart/form-data. */
  form?: F
  /** The answer is a text that a browser saves as a file, not JSON. */
  file?: AnswerFile
}

export interface AnswerFile {
  /** Media type. */
  type: string
  /** The name it is saved under. */
  name: string
}

export interface FormParts {
  /** Fields that carry files, as many as they like. */
  files: readonly string[]
}

export function endpoint<
  M extends Method,
  I extends z.ZodType,
  O extends z.ZodType,
  P extends string,
  F extends FormParts | undefined = undefined,
>(row: Endpoint<M, I, O, P, F>) {
  return row
}

/** What every refused or failed call answers. */
export interface Failure {
  message: string
  code: string
  /** Of refused input: what is wrong, by the field it is wrong in. */
  fields?: Record<string, string>
  /** Of refused files: each that was refused, and why. */
  files?: { name: string; message: string; code: string }[]
}
