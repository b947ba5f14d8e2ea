/** Defines expected failures, and makes the common failures. The client receives status, code, message and details. */
import type { Failure } from '../../contract/endpoint.ts'
import type { FailureCode } from './failure-codes.ts'

/** The invalid fields and the rejected files of a form. */
export type HttpErrorDetails = Pick<Failure, 'fields' | 'files'>

export class HttpError extends Error {
  readonly status: number
  readonly code: FailureCode
  readonly details: HttpErrorDetails

  /**
   * Makes an expected failure.
   * @param status 400 to 499; 501 for a format that the site does not offer; 507 if there is no space left
   * @param code a word for programs
   * @param message a sentence for people
   */
  constructor(status: number, code: FailureCode, message: string, details: HttpErrorDetails = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** @returns the error for one invalid field of the input */
export function badField(field: string, problem: string): HttpError {
  return new HttpError(400, 'bad_input', `${field}: ${problem}`, { fields: { [field]: problem } })
}

export function notFound(message: string): HttpError {
  return new HttpError(404, 'not_found', message)
}

/**
 * Reports too many attempts with the status 429. The message and the header Retry-After state when the next attempt is
 * allowed.
 */
export class TooMany extends HttpError {
  readonly retryAfter: number

  /** @param retryAfter seconds */
  constructor(retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60)
    const waitText = minutes === 1 ? '1 minute' : `${minutes} minutes`
    super(429, 'too_many_attempts', `Too many attempts. Please try again in ${waitText}.`)
    this.retryAfter = retryAfter
  }
}
