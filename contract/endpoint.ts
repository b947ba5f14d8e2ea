/** Defines one row of the table of calls, the types of its parts, and the body of a failed call. */
import type * as z from 'zod'

/** The roles of accounts, in the order of their rights. */
export const accountRoles = ['member', 'reviewer', 'admin'] as const
export type AccountRole = (typeof accountRoles)[number]

/** The lowest role that may make a call. Each role has all rights of the roles before it. */
export type Role = 'visitor' | AccountRole

/**
 * An expected failure. 404 means a missing object, 409 means that the state of the site does not allow the call, and
 * 429 means too many attempts.
 */
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
  /** The path below `/api`. The path equals the name of the call, unless another method already has this address. */
  path: P
  allow: Role
  summary: string
  /** Expected failures of this call. `statusesOf` adds the failures that follow from the method, role and body. */
  fails?: readonly OwnFailure[]
  /** The call reads `Idempotency-Key`. For a repeated key, the call answers with the first submission. */
  idempotent?: true
  /** The query parameters of a GET, the fields of a form, or the JSON body of any other call. */
  input: I
  output: O
  /** A browser may cache the answer and revalidate it with its ETag. */
  revalidated?: true
  /** The body is multipart/form-data. */
  form?: F
  /** The answer is a file to download instead of JSON. */
  file?: AnswerFile
}

export interface AnswerFile {
  /** Media type. */
  type: string
  /** File name of the download. */
  name: string
  /** The answer is a stream of bytes, which the server sends without compression. */
  streamed?: true
}

export interface FormParts {
  /** Fields with files; each field may have several files. */
  files: readonly string[]
  /** Maximum bytes of the file, for a form whose only file may be larger than the files of other forms. */
  bytes?: number
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

/** The answer of every failed call. */
export interface Failure {
  /** A sentence, in the language of the caller unless the specification fixes the message. */
  message: string
  code: string
  /** The problem of each invalid field, as a code or in English, by field name. */
  fields?: Record<string, string>
  /** The name of each rejected file, and the reason. */
  files?: { name: string; message: string; code: string }[]
}
