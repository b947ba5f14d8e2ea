/** Tests that the activity lists every change with account and time, and that its filters and its download work. */
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Activity } from '../../contract/schemas/activity.ts'
import { onEachDatabase } from '../../tests/harness/databases/databases.ts'
import { register } from '../../tests/harness/sites/members.ts'
import {
  freshPicture,
  imagesOf,
  jsonOf,
  newForm,
  openSchool,
  type School,
  send,
} from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia
const password = '疏影横斜水清浅，暗香浮动'

onEachDatabase((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
  })

  const log = async (query: Record<string, string> = {}) =>
    jsonOf(await school.teacher.get(`/api/activity?${new URLSearchParams(query)}`)) as {
      entries: Activity[]
      total: number
      pageSize: number
    }
  const csv = (query: Record<string, string> = {}, headers = school.teacher.authorization) =>
    school.site.get(`/api/activity.csv?${new URLSearchParams(query)}`, headers)

  test('lists every action with account and subject, newest first', async () => {
    const { site, lin, teacher } = school
    await register(site, 'a-newcomer')
    const post = await send.species(lin, 'plant', 'Planta notata')
    jsonOf(await teacher.call('newPostAuth', { id: post, decision: true }))
    const edit = await send.edit(lin, 'plant', 'Planta notata', { location: 'Lake' })
    jsonOf(await teacher.call('handleEditDecision', { id: edit, decision: false }))
    await send.edit(teacher, 'plant', 'Planta notata', { location: 'Hill' })
    await send.picture(teacher, 'plant', 'Planta notata')
    const { pics } = await imagesOf(school, 'plant', 'Planta notata')
    const deletion = jsonOf(await teacher.call('editPageDelete', { id: pics[0]._id })).changeId
    jsonOf(await teacher.call('undoChange', { id: deletion }))
    jsonOf(await site.post('/api/login', { username: lin.username, password }))
    const wrongLogin = { username: lin.username, password: 'not that one' }
    expect((await site.post('/api/login', wrongLogin)).statusCode).toBe(401)

    const { entries, total, pageSize } = await log()
    const facts = entries.map(({ username, action, subject }) => [username, action, subject.kind])
    const [admin, author] = [teacher.username, lin.username]
    expect(facts.slice(0, 10)).toEqual([
      [author, 'login', 'account'],
      [admin, 'undo', 'picture'],
      [admin, 'delete', 'picture'],
      [admin, 'publish', 'picture'],
      [admin, 'edit', 'edit'],
      [admin, 'reject', 'edit'],
      [author, 'submit', 'edit'],
      [admin, 'approve', 'species'],
      [author, 'submit', 'species'],
      ['a-newcomer', 'register', 'account'],
    ])
    expect(entries[2]).toEqual({
      id: deletion,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      username: admin,
      accountId: teacher.accountId,
      action: 'delete',
      subject: {
        kind: 'picture',
        count: 1,
        name: 'Planta notata',
        chineseName: '新种',
        commonName: 'Common Planta notata',
        dbType: 'plant',
        id: pics[0]._id,
      },
      images: [expect.objectContaining({ path: pics[0].path, sender: admin })],
      state: 'undone',
      canUndo: false,
    })
    expect(entries[1]).toMatchObject({ state: 'done', canUndo: true, subject: { note: 'delete' } })
    expect([total, pageSize]).toEqual([entries.length, 50])
  })

  test('stores no password, hash or token', async () => {
    const rows = await school.site.database.db.selectFrom('activity').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(password)
    expect(JSON.stringify(rows)).not.toMatch(/token|argon2/)
  })

  test('divides the entries into pages of fifty', async () => {
    const { db } = school.site.database
    const rows = Array.from({ length: 120 }, (_, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      at: `2020-01-01T00:${String(index % 60).padStart(2, '0')}:00.000Z`,
      account_id: school.chen.accountId,
      action: 'submit',
      subject: JSON.stringify({ kind: 'picture', name: tree }),
      rows: '[]',
      undone_at: null,
      undoes: null,
      purged_at: null,
    }))
    await db.insertInto('activity').values(rows).execute()
    const filter = { username: school.chen.username, action: 'submit' }
    const pages = [await log(filter), await log({ ...filter, page: '2' })]
    const third = await log({ ...filter, page: '3' })
    expect([...pages, third].map(({ entries }) => entries.length)).toEqual([50, 50, 20])
    expect(third.total).toBe(120)
    const all = [...pages, third].flatMap(({ entries }) => entries.map(({ id }) => id))
    expect(new Set(all).size).toBe(120)
    expect((await log({ ...filter, page: '4' })).entries).toEqual([])
  })

  describe('a filter', () => {
    test('finds entries by account, in any letter case and with blanks around the username', async () => {
      const { username } = school.lin
      const { entries } = await log({ username: ` ${username.toUpperCase()} ` })
      expect(entries.length).toBeGreaterThan(3)
      expect(new Set(entries.map((entry) => entry.username))).toEqual(new Set([username]))
      expect((await log({ username: "' or '1'='1" })).entries).toEqual([])
    })

    test('finds entries by action', async () => {
      const { entries, total } = await log({ action: 'delete' })
      expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(['delete']))
      expect(total).toBe(entries.length)
    })

    test('finds entries by days in the school’s time zone, including the first and the last day', async () => {
      const { db } = school.site.database
      // In Shanghai, these instants are half past midnight on 2 January, and one second before 3 January.
      for (const [index, at] of [
        '2019-01-01T16:30:00.000Z',
        '2019-01-02T15:59:59.000Z',
      ].entries()) {
        await db
          .insertInto('activity')
          .values({
            id: `00000000-0000-4000-9000-00000000000${index}`,
            ...{ at, account_id: null, action: 'purge', subject: '{"kind":"species"}' },
            ...{ rows: '[]', undone_at: null, undoes: null, purged_at: null },
          })
          .execute()
      }
      const day = async (from: string, to: string) => (await log({ from, to })).total
      expect(await day('2019-01-02', '2019-01-02')).toBe(2)
      expect(await day('2019-01-01', '2019-01-01')).toBe(0)
      expect(await day('2019-01-03', '2019-12-31')).toBe(0)
      const { entries } = await log({ to: '2019-01-02' })
      expect(entries.map(({ at, username }) => [at, username])).toEqual([
        ['2019-01-02 23:59:59', ''],
        ['2019-01-02 00:30:00', ''],
      ])
    })

    test('finds every entry for an empty form', async () => {
      const empty = { username: '', action: '', kind: '', species: '', from: '', to: '' }
      expect((await log(empty)).total).toBe((await log()).total)
      expect((await csv(empty)).statusCode).toBe(200)
    })
  })

  describe('the download', () => {
    test('is a CSV file of the listed entries, which no cache stores', async () => {
      const answer = await csv({ action: 'delete' })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="activity.csv"',
        'cache-control': 'no-store',
      })
      const rows = parse(answer.body, { columns: true, bom: true }) as Record<string, string>[]
      const { entries } = await log({ action: 'delete' })
      expect(rows).toHaveLength(entries.length)
      expect(rows[0]).toMatchObject({
        at: entries[0]?.at,
        username: school.teacher.username,
        action: 'delete',
        kind: 'picture',
        name: 'Planta notata',
        count: '1',
        state: 'undone',
      })
    })

    test('answers 401 to a visitor and 403 to a member, for GET and HEAD, with token or cookie (21, 23)', async () => {
      const { site, lin, teacher } = school
      const cookieOf = ({ authorization }: { authorization: string }) => ({
        cookie: `session=${authorization.replace('Bearer ', '')}`,
      })
      for (const method of ['GET', 'HEAD'] as const) {
        const statusFor = async (headers: Record<string, string>) =>
          (await site.app.inject({ method, url: '/api/activity.csv', headers })).statusCode
        expect(await statusFor({})).toBe(401)
        expect(await statusFor(lin.authorization)).toBe(403)
        expect(await statusFor(cookieOf(lin.authorization))).toBe(403)
        expect(await statusFor(teacher.authorization)).toBe(200)
        expect(await statusFor(cookieOf(teacher.authorization))).toBe(200)
      }
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
        const url = '/api/activity.csv'
        const headers = teacher.authorization
        expect((await site.app.inject({ method, url, headers })).statusCode).toBe(404)
      }
      for (const url of ['/api/activity.csv/', '/API/activity.csv', '/api/Activity.csv']) {
        expect((await site.get(url, lin.authorization)).statusCode).toBe(404)
      }
    })

    test('rejects an invalid filter', async () => {
      for (const query of [{ from: 'yesterday' }, { to: '2019-02-30' }, { page: '0' }]) {
        const answer = await csv(query as Record<string, string>)
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_input'])
      }
    })

    test('contains no formula, even if a username is a formula (46)', async () => {
      const { site, lin } = school
      const names = [
        `=cmd|' /C calc'!A0`,
        '+SUM(A1)',
        '-2+3+cmd',
        '@SUM(A1)',
        '＝HYPERLINK("http://evil.example","x")',
      ]
      for (const name of names) jsonOf(await lin.form('uploadPlant', newForm('plant', name)))
      jsonOf(await site.post('/api/register', { username: '-cmd', password }))
      const { body } = await csv()
      const rows = parse(body, { columns: true, bom: true }) as Record<string, string>[]
      const cells = rows.flatMap((row) => Object.values(row))
      expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠\t\r]/.test(cell))).toEqual([])
      for (const name of [...names, '-cmd']) expect(cells).toContain(`'${name}`)
    })
  })

  test('lists a picture only once if a member sent it twice', async () => {
    const bytes = await freshPicture()
    const countBefore = (await log({ action: 'submit' })).total
    for (let times = 0; times < 2; times++) await send.picture(school.lin, 'plant', tree, bytes)
    expect((await log({ action: 'submit' })).total).toBe(countBefore + 1)
  })
})
