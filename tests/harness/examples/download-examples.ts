/** Gives examples of the calls that answer with a file. */
import type { downloadCalls } from '../../../contract/calls/downloads.ts'
import type { Example } from './call-examples.ts'

export const downloadExamples: { [Name in keyof typeof downloadCalls]: Example<Name> } = {
  'plants.csv': { good: {}, bad: [] },
  'birds.csv': { good: {}, bad: [] },
  'collection.zip': { good: {}, bad: [], session: true },
  openData: { good: {}, bad: [] },
  setOccurrenceFacts: {
    good: {
      kind: 'plant',
      name: 'Magnolia denudata',
      sensitive: true,
      means: 'native',
      degree: '',
    },
    bad: [
      {},
      { kind: 'plant', name: 'Magnolia denudata', sensitive: 'yes', means: '', degree: '' },
      { kind: 'plant', name: 'Magnolia denudata', sensitive: true, means: 'alien', degree: '' },
      { kind: 'plant', name: 'Magnolia denudata', sensitive: true, means: '', degree: 'wild' },
    ],
  },
  'activity.csv': {
    good: { username: 'nobody' },
    bad: [{ from: 'yesterday' }, { to: '2025-02-30' }, { action: 'a'.repeat(41) }],
  },
  'tourSignUps.csv': { good: {}, bad: [] },
  'openapi.json': { good: {}, bad: [] },
}
