/** Gives examples of the calls that download files, and of the calls about the data of the site. */
import type { downloadCalls } from '../../../contract/calls/downloads.ts'
import type { Example } from './call-examples.ts'

export const downloadExamples: { [Name in keyof typeof downloadCalls]: Example<Name> } = {
  'plants.csv': { valid: {}, invalid: [] },
  'birds.csv': { valid: {}, invalid: [] },
  'collection.zip': { valid: {}, invalid: [], session: true },
  openData: { valid: {}, invalid: [] },
  setOccurrenceFacts: {
    valid: {
      kind: 'plant',
      name: 'Magnolia denudata',
      sensitive: true,
      means: 'native',
      degree: '',
    },
    invalid: [
      {},
      { kind: 'plant', name: 'Magnolia denudata', sensitive: 'yes', means: '', degree: '' },
      { kind: 'plant', name: 'Magnolia denudata', sensitive: true, means: 'alien', degree: '' },
      { kind: 'plant', name: 'Magnolia denudata', sensitive: true, means: '', degree: 'wild' },
    ],
  },
  'activity.csv': {
    valid: { username: 'nobody' },
    invalid: [{ from: 'yesterday' }, { to: '2025-02-30' }, { action: 'a'.repeat(41) }],
  },
  'tourSignUps.csv': { valid: {}, invalid: [] },
  'openapi.json': { valid: {}, invalid: [] },
}
