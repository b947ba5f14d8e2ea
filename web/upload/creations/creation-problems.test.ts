/** Tests the problems that prevent sending a creation, the messages of server errors, and the sent fields. */
import { expect, test } from 'vitest'
import { creationProblems, problemsFrom } from './creation-problems.ts'
import { emptyCreation, fieldsToSend } from './creation-values.ts'
import type { CreationFile } from './use-creation-files.ts'

const ready: CreationFile = {
  is: 'ready',
  name: 'a.png',
  file: { name: 'a.png', blob: new Blob(), preview: new Blob(), width: 1, height: 1 },
}
const creationOf = (kind: 'plant' | 'bird') => ({
  ...emptyCreation,
  consentOn: '2026-11-23',
  species: { kind, latinName: 'Aix galericulata', commonName: '', chineseName: '' },
})

test('requires only an artwork, its species and the consent', () => {
  expect(Object.keys(creationProblems(emptyCreation, {}))).toEqual([
    ...['species', 'art', 'consentOn'],
  ])
  expect(creationProblems(creationOf('plant'), {}).art).toBe('please upload at least one painting')
  expect(creationProblems(creationOf('bird'), { art: ready })).toEqual({})
})

test('requires the day of a plant photograph and the life stage of a bird photograph', () => {
  const both = { art: ready, pic: ready }
  expect(Object.keys(creationProblems(creationOf('plant'), both))).toEqual(['photoDate'])
  expect(Object.keys(creationProblems(creationOf('bird'), both))).toEqual(['season'])
  expect(creationProblems({ ...creationOf('plant'), photoDate: '2025-03-15' }, both)).toEqual({})
  expect(creationProblems({ ...creationOf('bird'), season: 'Juvenile' }, both)).toEqual({})
})

test('reports a file of an unsupported format', () => {
  const rejected = { is: 'rejected', name: 'b.gif', reason: 'unsupported' } as const
  const files = { art: ready, pic: rejected }
  const problems = creationProblems({ ...creationOf('bird'), season: 'Juvenile' }, files)
  expect(problems).toEqual({ pic: 'unsupported file format' })
})

test('checks days, and assigns errors of the server to the fields of the form', () => {
  const withWrongDays = { ...creationOf('plant'), artDate: '0202-01-01', photoDate: '2999-01-01' }
  expect(Object.keys(creationProblems(withWrongDays, { art: ready }))).toEqual([
    'artDate',
    'photoDate',
  ])
  expect(Object.keys(problemsFrom({ plant: 'is required', artDate: 'is in the future' }))).toEqual([
    ...['species', 'artDate'],
  ])
})

test('sends the life stage only for a bird', () => {
  const stage = { season: 'Juvenile' }
  expect(fieldsToSend({ ...creationOf('bird'), ...stage }, '')).toMatchObject({
    dbType: 'bird',
    ...stage,
  })
  expect(fieldsToSend({ ...creationOf('plant'), ...stage }, '')).not.toHaveProperty('season')
})
