/** Tests the values of a profile form, and tests that the form and the server have the same fields. */
import { expect, test } from 'vitest'
import {
  birdEdit,
  birdForm,
  plantEdit,
  plantForm,
} from '../../../contract/schemas/species-forms.ts'
import { problems } from '../../../contract/schemas/species-record.ts'
import { m } from '../../paraglide/messages.js'
import { fieldNames } from './fields.ts'
import { missingProblems, problemsFrom } from './profile-problems.ts'
import {
  currentProfile,
  emptyProfile,
  linksToSend,
  resubmittedProfile,
  textsToSend,
} from './profile-values.ts'

/** @returns a value that identifies the field in the request: the field's name, or an allowed value */
function sampleOf(field: string): string {
  const allowed = {
    rank: 'variety',
    genus: 'Genus',
    family: 'Family',
    order: 'Order',
    characters: 'a: b',
  }
  return allowed[field as keyof typeof allowed] ?? field
}

function filledValues(kind: 'plant' | 'bird') {
  const texts = fieldNames(kind).map((field) => [field, sampleOf(field)])
  return { ...emptyProfile(kind), ...Object.fromEntries(texts) }
}

test.each(['plant', 'bird'] as const)('sends every text of a new %s in its field', (kind) => {
  const form = { ...textsToSend('new', kind, filledValues(kind)), link: '[]', chineseLink: '[]' }
  const record = (kind === 'plant' ? plantForm : birdForm).parse(form)
  const received: object = { ...record, ...record.texts }
  for (const field of fieldNames(kind)) expect(received).toHaveProperty(field, sampleOf(field))
})

test.each(['plant', 'bird'] as const)('sends every text of an edited %s in its field', (kind) => {
  const form = { ...textsToSend('edit', kind, filledValues(kind)), originalLatin: 'x', link: [] }
  const { change } = (kind === 'plant' ? plantEdit : birdEdit).parse(form)
  const received: object = { ...change, ...change.texts }
  for (const field of fieldNames(kind)) expect(received).toHaveProperty(field, sampleOf(field))
})

test.each([
  ['new', 'plant', plantForm],
  ['new', 'bird', birdForm],
  ['edit', 'plant', plantEdit],
  ['edit', 'bird', birdEdit],
] as const)('requires the same values as the server (%s, %s)', (purpose, kind, schema) => {
  const empty = { ...textsToSend(purpose, kind, emptyProfile(kind)), originalLatin: 'x' }
  const issues = schema.safeParse(empty).error?.issues ?? []
  const serverErrors = Object.fromEntries(
    issues.map((issue) => [issue.path.join('.'), issue.message]),
  )
  const values = emptyProfile(kind)
  expect(missingProblems(purpose, kind, values)).toEqual(
    problemsFrom(serverErrors, purpose, kind, values),
  )
  expect(Object.keys(serverErrors).length).toBeGreaterThan(2)
})

test('omits empty rows of links, and reports an error in its row', () => {
  const values = {
    ...emptyProfile('plant'),
    link: [
      { linkTitle: ' ', link: '' },
      { linkTitle: 'POWO', link: ' powo.science.kew.org ' },
      { linkTitle: 'bad', link: 'javascript:alert(1)' },
    ],
  }
  expect(linksToSend(values.link)).toEqual([
    { linkTitle: 'POWO', link: 'powo.science.kew.org' },
    { linkTitle: 'bad', link: 'javascript:alert(1)' },
  ])
  const foundProblems = problemsFrom(
    { 'link.1.link': problems.notAnAddress },
    'new',
    'plant',
    values,
  )
  expect(foundProblems).toEqual({ 'link.2.link': m.form_not_an_address() })
})

test('requires an address for a title', () => {
  const values = { ...emptyProfile('plant'), chineseLink: [{ linkTitle: '植物智', link: ' ' }] }
  expect(missingProblems('edit', 'plant', values)).toHaveProperty(['chineseLink.0.link'])
})

test('starts an edit with the current texts, but without Unknown as editor', () => {
  const profile = {
    names: { latinName: 'Passer montanus', commonName: 'Tree sparrow', chineseName: '麻雀' },
    texts: { diet: 'Seeds' },
    englishLinks: [{ linkTitle: 'eBird', link: 'https://ebird.org' }],
    chineseLinks: [],
    editor: 'Unknown',
    postedOn: '',
    photographs: [],
    cover: null,
    artworks: [],
    lineage: [],
    calendar: { thisMonth: 11, months: [] },
    revision: 3,
    id: '1',
  }
  expect(currentProfile('bird', profile)).toMatchObject({
    latinName: 'Passer montanus',
    diet: 'Seeds',
    habitat: '',
    editor: '',
    link: profile.englishLinks,
    chineseLink: [{ linkTitle: '', link: '' }],
    revision: 3,
  })
})

test('applies an edit with changes requested to the current texts', () => {
  const base = { ...filledValues('plant'), revision: 4 }
  const link = 'Flora: online: https://example.org/a\n: https://example.org/b'
  const details = { location: 'Pond', otherNames: '', link, chineseLink: '' }
  expect(resubmittedProfile('plant', details, base)).toEqual({
    ...base,
    location: 'Pond',
    otherNames: '',
    link: [
      { linkTitle: 'Flora: online', link: 'https://example.org/a' },
      { linkTitle: '', link: 'https://example.org/b' },
    ],
    chineseLink: [{ linkTitle: '', link: '' }],
  })
})
