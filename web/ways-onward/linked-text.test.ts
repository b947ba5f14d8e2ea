/** Tests that links stay at their names in the shown texts. */
import { expect, test } from 'vitest'
import type { Api } from '../../contract/calls/endpoints.ts'
import { withChineseMarks } from '../../contract/text/as-shown.ts'
import { paragraphsOf } from './linked-text.tsx'
import { loadWaysOnward } from './load-ways-onward.ts'

test('keeps each link at its name when the punctuation of the text changes', async () => {
  const stored = 'Near Acer palmatum.\n早春开花 , 秋天结果 ; 像鸡爪槭 , 不高'
  const start = stored.indexOf('鸡爪槭')
  const acer = { kind: 'plant', latinName: 'Acer palmatum' }
  const mentions = [
    { field: 'additionalInfo', at: 5, length: 13, ...acer },
    { field: 'additionalInfo', at: start, length: 3, ...acer },
  ]
  const flower = stored.indexOf('开花')
  const terms = [{ field: 'additionalInfo', at: flower, length: 2, term: 'flower' }]
  const noWays = { genus: [], family: [], place: null, walks: [], map: null, inSeason: [] }
  const api = { waysOnward: async () => ({ ...noWays, mentions, terms }) } as unknown as Api
  const { links } = await loadWaysOnward(
    api,
    { kind: 'plant', latinName: 'Acer buergerianum', texts: { additionalInfo: stored } },
    withChineseMarks,
  )
  const shownText = withChineseMarks(stored)
  expect(shownText).not.toHaveLength(stored.length)
  const linkedNames = paragraphsOf(shownText, links.additionalInfo ?? []).map(
    ({ text, links: inside }) =>
      inside.map(({ at: from, length, to }) => [text.slice(from, from + length), to]),
  )
  expect(linkedNames).toEqual([
    [['Acer palmatum', '/search/Acer_palmatum']],
    [
      ['开花', '/terms#flower'],
      ['鸡爪槭', '/search/Acer_palmatum'],
    ],
  ])
})
