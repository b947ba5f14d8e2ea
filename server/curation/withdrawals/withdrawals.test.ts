/** Tests that authors request the withdrawal of published pictures, and that reviewers decide on these requests. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Output } from '../../../contract/calls/endpoints.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import {
  freshPicture,
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
  submissionOf,
} from '../../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { camphor, magnolia } from '../../../tests/harness/sites/small-collection.ts'
import { everyFinding } from '../../integrity/every-finding.ts'

const [tree] = magnolia

onEachDatabaseNightly((open) => {
  let school: School
  /** The same site in a second process. */
  let secondSite: Site
  let lin: Person
  let teacher: Person
  beforeAll(async () => {
    const database = await open()
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'huaniao-other-'))
    database.closeFirst(() => rm(dataFolder, { recursive: true, force: true }))
    school = await openSchool(database)
    ;({ lin, teacher } = school)
    const environment = { ...database.environment, DATA_DIR: dataFolder }
    secondSite = await openSite({ ...database, dataFolder, environment })
  })

  const submission = (id: string, person = lin) => submissionOf(person, id)
  const undo = (id: string) => teacher.call('undoChange', { id })
  const undoOwn = (id: string, person = lin) => person.call('undoWithdrawal', { id })
  const requestFor = (id: string, person = lin, reason = 'face') =>
    person.call('requestWithdrawal', { id, reason })
  const requests = async (): Promise<Output<'withdrawals'>> =>
    jsonOf(await teacher.get('/api/withdrawals'))
  const decide = (id: string, decision: string, answer = '') =>
    teacher.call('decideWithdrawal', { id, decision, answer })
  const codeOf = (answer: { statusCode: number; json(): { code: string } }) =>
    [answer.statusCode, answer.json().code] as const
  const approve = async (id: string, person = teacher) =>
    jsonOf(await person.call('newPictureAuth', { ids: [id], decision: true })).decided[0].changeId

  /** Publishes a picture of the member. @returns the submission's id and the picture's address */
  async function publishPicture(bytes?: Uint8Array, name: string = tree) {
    const id = await send.picture(lin, 'plant', name, bytes)
    await approve(id)
    return { id, address: (await submission(id)).images[0].path as string }
  }

  describe('a published picture', () => {
    const answersWith = async (address: string) => {
      const seen: string[] = []
      for (const site of [school.site, secondSite]) {
        const calls = [
          await site.post('/api/getPics', { plant: tree }),
          await site.post('/api/getPicsAndArts', { plant: tree }),
          await site.post('/api/syncPlantInfo', { postName: tree }),
          await site.get('/api/searchSpecies?q=magnolia'),
          await site.get('/api/inSeason?month=3'),
          await site.get('/api/userInfo'),
          await site.get('/api/creationDocumentary'),
          await site.get('/api/getDb2Pic'),
        ]
        for (const { body } of calls) if (body.includes(address)) seen.push(body.slice(0, 60))
        for (const url of [`/public${address}`, `/public/compressed${address}?width=480`]) {
          const etag = `"${address.slice(1)}-master"`
          const { statusCode } = await site.get(url, { 'if-none-match': etag })
          if (statusCode !== 404) seen.push(`${url} ${statusCode}`)
        }
      }
      return seen
    }

    test('is hidden at once after a request, in every process, until a reviewer decides', async () => {
      const { id, address } = await publishPicture()
      expect(await answersWith(address)).not.toEqual([])
      const pendingBefore = jsonOf(await teacher.get('/api/submissionNews')).pending
      const { changeId } = jsonOf(await requestFor(id))
      expect(await answersWith(address)).toEqual([])
      for (const person of [lin, teacher]) {
        const seen = await person.get(`/public${address}`)
        expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store'])
      }
      expect((await school.chen.get(`/public${address}`)).statusCode).toBe(404)
      // The author can undo the request after a reload too.
      expect((await submission(id)).outcome).toMatchObject({ state: 'hidden', changeId })
      expect(codeOf(await requestFor(id))).toEqual([409, 'not_shown'])
      const [request] = (await requests()).requests.slice(-1)
      expect(request).toMatchObject({ kind: 'picture', latinName: tree, reason: 'face' })
      expect(request).toMatchObject({ username: lin.username, image: { path: address } })
      expect(jsonOf(await teacher.get('/api/submissionNews')).pending).toBe(pendingBefore + 1)
      const { total } = await requests()
      expect(jsonOf(await teacher.get('/api/waitingCounts')).requests).toBe(total)

      const keeping = jsonOf(await decide(request?.id ?? '', 'keep', 'It is a statue'))
      expect(await answersWith(address)).not.toEqual([])
      expect(await submission(id)).toMatchObject({
        isNews: true,
        outcome: { state: 'kept', answer: 'It is a statue' },
      })
      expect((await submission(id)).outcome).not.toHaveProperty('changeId')
      expect(codeOf(await decide(request?.id ?? '', 'withdraw'))).toEqual([409, 'decided_already'])
      jsonOf(await undo(keeping.changeId))
      expect(await answersWith(address)).toEqual([])

      const withdrawing = jsonOf(await decide(request?.id ?? '', 'withdraw', 'Of course'))
      expect((await submission(id)).outcome).toMatchObject({
        state: 'withdrawn',
        answer: 'Of course',
      })
      const { entries } = jsonOf(await teacher.get('/api/recycleBin'))
      expect(entries[0].id).toBe(withdrawing.changeId)
      // After a restore from the recycle bin, the request is in the queue again and the picture is not public.
      jsonOf(await undo(withdrawing.changeId))
      expect(await answersWith(address)).toEqual([])
      expect((await requests()).requests.map((each) => each.id)).toContain(request?.id)
      jsonOf(await decide(request?.id ?? '', 'withdraw'))
    })

    test('is hidden together with the other half of its creation, even on the home page', async () => {
      const id = await send.creation(lin, 'plant', tree)
      jsonOf(await teacher.call('newCreationAuth', { id, decision: true }))
      const { pics, arts } = await imagesOf(school, 'plant', tree)
      const paths = (await submission(id)).images.map((image: { path: string }) => image.path)
      const [pic, art] = [
        pics.find((p) => paths.includes(p.path)),
        arts.find((a) => paths.includes(a.path)),
      ]
      jsonOf(await teacher.call('featureToHome', { picId: pic?._id, artId: art?._id }))
      const { changeId } = jsonOf(await requestFor(id, lin, 'not mine'))
      for (const address of paths) expect(await answersWith(address)).toEqual([])
      expect((await submission(id)).outcome.state).toBe('hidden')
      expect(
        (await requests()).requests.filter((each) => paths.includes(each.image.path)),
      ).toHaveLength(2)
      jsonOf(await undoOwn(changeId))
      expect(await answersWith(paths[0])).not.toEqual([])
      expect((await submission(id)).outcome).toBe(undefined)
    })

    test('gets a request only from its author, who cannot undo a decision on the request', async () => {
      const { id } = await publishPicture()
      for (const person of [school.chen, teacher]) {
        expect((await requestFor(id, person)).statusCode).toBe(404)
      }
      const edit = await send.edit(lin, 'plant', tree, { location: 'Roof' })
      expect(codeOf(await requestFor(edit))).toEqual([409, 'not_shown'])
      const { changeId } = jsonOf(await requestFor(id))
      expect((await undoOwn(changeId, school.chen)).statusCode).toBe(404)
      const [request] = (await requests()).requests.slice(-1)
      jsonOf(await decide(request?.id ?? '', 'withdraw'))
      expect(codeOf(await undoOwn(changeId))).toEqual([409, 'changed_since'])
      expect(codeOf(await requestFor(id))).toEqual([409, 'not_shown'])
    })

    test('remains hidden when its species is merged into a species that has the same picture', async () => {
      const bytes = await freshPicture()
      await send.species(teacher, 'plant', 'Ulmus secunda')
      await send.picture(teacher, 'plant', camphor[0], bytes)
      const { id } = await publishPicture(bytes, 'Ulmus secunda')
      jsonOf(await requestFor(id))
      const { pics } = await imagesOf(school, 'plant', camphor[0])
      const merge = { kind: 'plant', from: 'Ulmus secunda', into: camphor[0] }
      jsonOf(await teacher.call('mergeSpecies', merge))
      expect((await imagesOf(school, 'plant', camphor[0])).pics).toHaveLength(pics.length - 1)
      const [request] = (await requests()).requests.slice(-1)
      expect(request).toMatchObject({ latinName: camphor[0], username: lin.username })
      jsonOf(await decide(request?.id ?? '', 'keep'))
      expect((await imagesOf(school, 'plant', camphor[0])).pics).toHaveLength(pics.length)
    })

    test('gets at most a hundred requests of one member within an hour', async () => {
      const { id } = await publishPicture()
      const codes = new Set<number>()
      for (let count = 0; count < 101; count++) codes.add((await requestFor(id)).statusCode)
      expect(codes).toEqual(new Set([200, 409, 429]))
      await school.site.database.db.deleteFrom('attempt').execute()
    })

    test('gets a new request from a repair if it is hidden without a request', async () => {
      const { id, address } = await publishPicture()
      jsonOf(await requestFor(id))
      const { db } = school.site.database
      await db.deleteFrom('withdrawal').where('submission_id', '=', id).execute()
      const checked = { database: school.site.database, store: school.site.store }
      for await (const { problem, repair } of everyFinding(checked)) {
        expect(problem).toContain('hidden without an open request')
        expect(await repair()).toBe('a request for withdrawal is open now')
      }
      const [request] = (await requests()).requests.slice(-1)
      expect(request).toMatchObject({ username: '', reason: 'other', image: { path: address } })
      jsonOf(await decide(request?.id ?? '', 'keep'))
    })

    test('gets no new request while a request is open, or while an admin hides the picture', async () => {
      const { id } = await publishPicture()
      jsonOf(await requestFor(id))
      await publishPicture()
      const { accountId } = school.lin
      jsonOf(await school.teacher.call('hideAllOf', { id: accountId, hidden: true }))
      const hidden = await school.site.database.db
        .selectFrom('picture')
        .select('id')
        .where('status', '=', 'hidden')
        .execute()
      expect(hidden.length).toBeGreaterThan(1)
      const checked = { database: school.site.database, store: school.site.store }
      expect(await Array.fromAsync(everyFinding(checked))).toEqual([])
    })
  })
})
