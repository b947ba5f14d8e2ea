/** Gives examples of the calls about guided tours and campus walks. */
import { randomUUID } from 'node:crypto'
import type { homeCalls } from '../../../contract/calls/home.ts'
import type { walkCalls } from '../../../contract/calls/walks.ts'
import type { Site } from '../sites/site.ts'
import { smallWalk } from '../sites/small-walk.ts'
import type { Example } from './call-examples.ts'

const dayAfterTomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const signUp = {
  name: 'Lin',
  class: 'Grade 7',
  contact: 'lin@example.org',
  day: dayAfterTomorrow(),
}

async function addSignUp({ database: { db } }: Site): Promise<{ id: string }> {
  const id = randomUUID()
  const { class: class_name, ...otherFields } = signUp
  const row = { id, class_name, ...otherFields, name: id, signed_up_at: new Date().toISOString() }
  await db.insertInto('tour_sign_up').values(row).execute()
  return { id }
}

export const homeExamples: { [Name in keyof typeof homeCalls]: Example<Name> } = {
  tourSignUp: {
    valid: signUp,
    invalid: [
      {},
      [],
      'text',
      { ...signUp, name: '' },
      { ...signUp, name: ' \0 ' },
      { ...signUp, name: { $ne: '' } },
      { ...signUp, class: 7 },
      { ...signUp, contact: 'a'.repeat(201) },
      { ...signUp, day: 'tomorrow' },
      { ...signUp, day: '2025-02-30' },
      { ...signUp, day: '2020-01-01' },
      { ...signUp, day: '9999-01-01' },
    ],
  },
  tourSignUps: { valid: {}, invalid: [{ page: '0' }, { page: '1.5' }, { page: 'x' }] },
  removeTourSignUp: { valid: addSignUp, invalid: [{}, { id: 'x' }, { id: { $ne: '' } }] },
}

export const walkExamples: { [Name in keyof typeof walkCalls]: Example<Name> } = {
  walks: { valid: {}, invalid: [] },
  walk: {
    valid: { key: smallWalk.key },
    invalid: [{}, { key: '' }, { key: 'a'.repeat(65) }],
  },
}
