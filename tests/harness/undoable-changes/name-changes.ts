/**
 * Lists the changes with which admins answer questions about names, set facts about a species, and describe a species
 * for the key.
 */
import { findSpecies, updateSpecies } from '../../../server/catalogue/repositories/species.ts'
import { freshPicture, jsonOf, send } from '../sites/rich-species.ts'
import { magnolia } from '../sites/small-collection.ts'
import { defineChange, type KindOfChange } from './kind-of-change.ts'

export const nameChanges: KindOfChange[] = [
  defineChange({
    title: 'mark a plant as sensitive',
    call: 'setOccurrenceFacts',
    action: 'facts',
    prepare: async () => undefined,
    make: ({ teacher }) =>
      teacher.call('setOccurrenceFacts', {
        ...{ kind: 'plant', name: magnolia[0], sensitive: true },
        ...{ means: 'native', degree: 'established' },
      }),
  }),
  defineChange({
    title: 'describe a plant for the key',
    call: 'codeSpecies',
    action: 'code',
    prepare: async () => undefined,
    make: ({ teacher }) =>
      teacher.call('codeSpecies', {
        kind: 'plant',
        cells: [{ name: magnolia[0], character: 'bark', before: [], choices: ['smooth'] }],
      }),
  }),
  defineChange({
    title: 'make a plant with pictures a synonym of another plant',
    call: 'makeSynonyms',
    action: 'merge',
    async prepare({ teacher }) {
      for (const name of ['Acer acceptum', 'Acer synonymum']) {
        await send.species(teacher, 'plant', name)
        await send.picture(teacher, 'plant', name, await freshPicture())
      }
    },
    make: ({ teacher }) => {
      const input = { kind: 'plant', into: 'Acer acceptum', from: ['Acer synonymum'] }
      return teacher.call('makeSynonyms', input)
    },
  }),
  defineChange({
    title: 'fill in the family of a genus',
    call: 'fillClassification',
    action: 'edit',
    async prepare({ site: { database }, teacher }) {
      await send.species(teacher, 'plant', 'Malus vacua')
      const row = await findSpecies(database.db, 'plant', 'Malus vacua')
      await updateSpecies(database.db, row?.id ?? '', { family: '', taxon_order: '' })
      const { questions } = jsonOf(await teacher.get('/api/nameQuestions'))
      return questions.find(({ name }: { name: string }) => name === 'Malus').id as string
    },
    make: ({ teacher }, id) => teacher.call('fillClassification', { ids: [id] }),
  }),
  defineChange({
    title: 'keep a Chinese name that two species share',
    call: 'keepNames',
    action: 'keep',
    async prepare({ teacher }) {
      for (const name of ['Tilia una', 'Tilia altera']) await send.species(teacher, 'plant', name)
      const { questions } = jsonOf(await teacher.get('/api/nameQuestions'))
      return questions[0].id as string
    },
    make: ({ teacher }, id) => teacher.call('keepNames', { id }),
  }),
]
