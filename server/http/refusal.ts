/** An error the caller can mend: its status, code and message are sent as they are. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string

  /** @param status 400 to 499 @param code a word for programs @param message a sentence for people */
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export function notFound(message: string): Refusal {
  return new Refusal(404, 'not_found', message)
}

/** 429: the answer says after how many seconds to try again. */
export class TooMany extends Refusal {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(429, 'too_many_attempts', 'Too many attempts. Please try again later.')
    this.retryAfter = retryAfter
  }
}
