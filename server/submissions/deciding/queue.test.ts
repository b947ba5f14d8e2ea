/**
 * Tests that the review queues are listed page by page, in each order, and with the filters by author and species. Also
 * tests the numbers of submissions.
 */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { addAccount, addPending } from '../../../tests/harness/databases/inserted-rows.ts'
import { idOf } from '../../../tests/harness/examples/curation-examples.ts'
import { jsonOf, openSchool, type School } from '../../../tests/harness/sites/rich-species.ts'
import { grebe, magnolia } from '../../../tests/harness/sites/small-collection.ts'

const queueNames = ['authPosts', 'newAuthPosts', 'newCreationEntries', 'newPictures'] as const
const queueLength = 45

onEachDatabaseNightly((open) => {
  let school: School
  /** The ids of each queue in its order. */
  const sent: Record<string, string[]> = Object.fromEntries(queueNames.map((name) => [name, []]))

  beforeAll(async () => {
    school = await openSchool(await open())
    for (const name of queueNames) sent[name] = []
    const { db } = school.site.database
    const authorId = (await addAccount(db)).id
    const speciesId = await idOf(school.site, 'plant', magnolia[0])
    const target = { speciesKind: 'plant', speciesId, authorId } as const
    const credits = { season: 'spring', takenBy: 'Lin', takenOn: '', location: '' } as const
    const drawing = { artist: 'Chen', drawnOn: '', location: '' }
    const record = { commonName: '', chineseName: '新', texts: {}, editor: '' }
    const links = { englishLinks: [], chineseLinks: [] }
    for (let number = 0; number < queueLength; number++) {
      // Three submissions have the same time.
      const minute = String(Math.floor(number / 3)).padStart(2, '0')
      const at = { ...target, submittedAt: `2026-01-01T00:${minute}:00.000Z` }
      const names = { latinName: `Planta ${number}` }
      const edit = { before: { editor: '' }, after: { editor: `${number}` } }
      sent.authPosts?.push(await addPending(db, { kind: 'edit', payload: edit, ...at }))
      const species = { ...record, ...names, ...links }
      const post = { kind: 'species', payload: species, ...at, speciesId: null } as const
      sent.newAuthPosts?.push(await addPending(db, post))
      const whole = await addPending(db, { kind: 'creation', payload: {}, ...at })
      await addPending(db, { kind: 'picture', payload: credits, ...at, creationId: whole })
      await addPending(db, { kind: 'artwork', payload: drawing, ...at, creationId: whole })
      sent.newCreationEntries?.push(whole)
      const image =
        number % 2
          ? await addPending(db, { kind: 'picture', payload: credits, ...at })
          : await addPending(db, { kind: 'artwork', payload: drawing, ...at })
      sent.newPictures?.push(image)
      // The queues omit decided submissions and submissions with requested changes.
      for (const status of ['approved', 'rejected', 'returned'] as const) {
        await addPending(db, { kind: 'edit', payload: edit, ...at, status })
      }
    }
    for (const ids of Object.values(sent)) {
      // Submissions of the same time are ordered by id.
      ids.splice(
        0,
        ids.length,
        ...ids.flatMap((_, index) => (index % 3 ? [] : ids.slice(index, index + 3).sort())),
      )
    }
  })

  const readQueues = async (query: Record<string, string> = {}) =>
    jsonOf(await school.teacher.get(`/api/adminAuth?${new URLSearchParams(query)}`))
  const idsOf = (cards: { id: string }[]) => cards.map(({ id }) => id)

  test('shows the oldest submissions and the size of each queue, without halves of creations', async () => {
    const queues = await readQueues()
    for (const name of queueNames) {
      expect(idsOf(queues[name])).toEqual(sent[name]?.slice(0, 20))
      expect(queues.counts[name]).toBe(queueLength)
      for (const card of queues[name]) expect(card._id).toBe(card.id)
    }
    const counts = jsonOf(await school.teacher.get('/api/waitingCounts'))
    expect(counts).toMatchObject({
      edits: queueLength,
      posts: queueLength,
      creations: queueLength,
      pictures: queueLength,
    })
  })

  test.each(queueNames)('reads each card of %s once, to the end of the queue', async (queue) => {
    const seen: string[] = []
    while (seen.length <= queueLength) {
      const after = seen.at(-1)
      const page = await readQueues({ queue, ...(after && { after }) })
      expect(Object.keys(page.counts)).toHaveLength(4)
      for (const name of queueNames) if (name !== queue) expect(page[name]).toEqual([])
      if (page[queue].length === 0) break
      seen.push(...idsOf(page[queue]))
    }
    expect(seen).toEqual(sent[queue])
  })

  test('continues after a card that was decided meanwhile', async () => {
    const queue = 'authPosts'
    const last = sent[queue]?.[9] ?? ''
    jsonOf(await school.teacher.call('handleEditDecision', { id: last, decision: false }))
    const page = await readQueues({ queue, after: last })
    expect(idsOf(page[queue])).toEqual(sent[queue]?.slice(10, 30))
    expect(page.counts.authPosts).toBe(queueLength - 1)
  })

  test('begins with the first card if `after` names an unknown card', async () => {
    const after = '00000000-0000-4000-8000-000000000000'
    const page = await readQueues({ queue: 'newPictures', after })
    expect(idsOf(page.newPictures)).toEqual(sent.newPictures?.slice(0, 20))
  })

  test('filters, orders and counts the pictures by author and by species', async () => {
    const { db } = school.site.database
    const speciesId = await idOf(school.site, 'bird', grebe[0])
    const payload = { season: 'Juvenile', takenBy: 'Wu', takenOn: '', location: '' } as const
    const [first, second] = [await addAccount(db), await addAccount(db)]
    const late = { kind: 'picture', payload, submittedAt: '2026-01-02T00:00:00.000Z' } as const
    const ofBird = { ...late, speciesKind: 'bird', speciesId } as const
    const ids = [
      await addPending(db, { ...ofBird, authorId: first.id }),
      await addPending(db, { ...ofBird, authorId: second.id }),
    ]
    const filtered = async (filter: Record<string, string>) => {
      const page = await readQueues({ queue: 'newPictures', ...filter })
      return { ids: idsOf(page.newPictures), matching: page.matching }
    }
    expect(await filtered({ species: speciesId })).toEqual({ ids: ids.toSorted(), matching: 2 })
    const sender = second.username.toUpperCase()
    expect(await filtered({ sender })).toEqual({ ids: ids.slice(1), matching: 1 })
    expect(
      await filtered({ sender, species: await idOf(school.site, 'plant', magnolia[0]) }),
    ).toEqual({ ids: [], matching: 0 })

    const senders: string[] = []
    const species: string[] = []
    for (const [order, seen] of [['sender', senders] as const, ['species', species] as const]) {
      for (let after = ''; ; ) {
        const cards: { id: string; author: string; latinName: string }[] = (
          await readQueues({ queue: 'newPictures', order, ...(after && { after }) })
        ).newPictures
        if (cards.length === 0) break
        seen.push(...cards.map((card) => (order === 'sender' ? card.author : card.latinName)))
        after = cards.at(-1)?.id ?? ''
      }
      expect(seen).toHaveLength(queueLength + 2)
      expect(seen).toEqual(seen.toSorted())
    }
    const groups = jsonOf(await school.teacher.get('/api/pendingGroups'))
    const counts = (names: string[]) =>
      [...new Set(names)].map((n) => [n, names.filter((o) => o === n).length])
    expect(
      groups.senders.map((each: { username: string; count: number }) => [
        each.username,
        each.count,
      ]),
    ).toEqual(counts(senders))
    expect(
      groups.species.map((each: { latinName: string; count: number }) => [
        each.latinName,
        each.count,
      ]),
    ).toEqual(counts(species))
  })
})
