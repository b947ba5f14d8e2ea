/** Tests the message for a creation that the server rejects because one picture is hidden. */
import { expect, test } from 'vitest'
import { CallFailed } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { sendFailureWords } from './send-failure-words.ts'

test('explains that one picture of the creation is hidden', () => {
  const error = new CallFailed(409, { message: '', code: 'hidden_here' })
  expect(sendFailureWords(error, 'plant')).toBe(m.error_hidden_here())
})
