/** Tests that rejected decisions have messages with the reason. */
import { expect, test } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { codeWords } from './failure-words.ts'

test.each(['hidden_here', 'half_gone', 'species_gone', 'species_pending'])(
  'gives the reason for a decision that is rejected with the code %s',
  (code) => {
    expect(codeWords(code)).not.toBe(m.error_unknown())
  },
)
