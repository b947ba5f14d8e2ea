/** Translates the message of a failure into the language of its caller. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Failure } from '../../../contract/endpoint.ts'
import { specifiedCodes, type TranslatedCode } from '../../kernel/failure-codes.ts'
import { callerLanguage } from './caller-language.ts'
import { chineseFailures, chineseTooMany } from './chinese-failures.ts'
import { inputSentences } from './input-sentences.ts'

/**
 * @param retryAfter seconds until the next attempt is allowed, after too many attempts
 * @returns the failure with its messages in the language of the caller
 */
export function translateFailure(
  failure: Failure,
  headers: IncomingHttpHeaders,
  retryAfter?: number,
): Failure {
  const { code, fields } = failure
  const language = callerLanguage(headers)
  if (code === 'bad_input' && fields) {
    return { ...failure, message: inputSentences(fields, language) }
  }
  if (language === 'en') return failure
  if (retryAfter !== undefined) return { ...failure, message: chineseTooMany(retryAfter) }
  return {
    ...failure,
    message: chineseMessage(failure),
    ...(failure.files && {
      files: failure.files.map((file) => ({ ...file, message: chineseMessage(file) })),
    }),
  }
}

/**
 * @returns the Chinese message, or the message that the specification fixes. A code with neither message comes from the
 * web framework, which could not read the request.
 */
function chineseMessage({ code, message }: Pick<Failure, 'code' | 'message'>): string {
  if (specifiedCodes.some((each) => each === code)) return message
  return chineseFailures[code as TranslatedCode] ?? chineseFailures.bad_request
}
