/**
 * Tests that admins create, disable, extend, move and restore the accounts of whole classes. Numbers in titles name
 * attacks of security.md.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Card } from '../../../contract/schemas/accounts/classes.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { insertAccounts } from '../../../tests/harness/databases/fast-accounts.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { jsonOf } from '../../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { everyTable } from '../../backup/archive/archived-tables.ts'
import { createEnrolment } from './enrol.ts'

const password = '疏影横斜水清浅，暗香浮动'
const pupilsOf = (className: string, count = 3) =>
  Array.from({ length: count }, (_, index) => `Pupil ${index + 1},${className}`).join('\n')

onEachDatabaseNightly((open) => {
  let site: Site
  let teacher: Person
  beforeAll(async () => {
    site = await openSite(await open())
    teacher = await join(site, 'admin')
  })

  const enrol = async (list: string, options: object = {}) =>
    jsonOf(await teacher.call('enrol', { list, dryRun: false, ...options }))
  const change = (steps: object[], dryRun = false) =>
    teacher.call('changeClasses', { steps, dryRun })
  const accountsOf = async (className: string) =>
    jsonOf(await teacher.get(`/api/accounts?${new URLSearchParams({ className })}`)).accounts
  const setPassword = (card: Card) =>
    site.post('/api/resetPassword', { token: card.path.split('#')[1], password })
  const login = (username: string) => site.post('/api/login', { username, password })
  const outcomes = (lines: { outcome: string }[]) => lines.map(({ outcome }) => outcome)

  describe('a list of pupils', () => {
    test('creates accounts whose links set a password once', async () => {
      const { cards } = await enrol('林小满,5A\n王梅,5A')
      expect(cards).toHaveLength(2)
      const [card] = cards
      expect(card).toMatchObject({ name: '林小满', className: '5A' })
      expect(card.username).toMatch(/^[a-z]+-[a-z]+-\d\d$/)
      expect((await login(card.username)).statusCode).toBe(401)
      expect(jsonOf(await setPassword(card)).username).toBe(card.username)
      expect((await setPassword(card)).statusCode).toBe(400)
      expect(jsonOf(await login(card.username)).user).toEqual({
        username: card.username,
        admin: false,
      })
    })

    test('creates no account in a dry run, and no duplicate when it is sent again', async () => {
      const list = 'Ada,5B\nＡＤＡ,5b\nBo,5B\n=1,5B'
      const plan = jsonOf(await teacher.call('enrol', { list, dryRun: true }))
      expect(outcomes(plan.lines)).toEqual(['new', 'repeated', 'new', 'problem'])
      expect([plan.cards, await accountsOf('5B')]).toEqual([[], []])
      const firstResult = await enrol(list)
      const secondResult = await enrol(list)
      expect(outcomes(firstResult.lines)).toEqual(['new', 'repeated', 'new', 'problem'])
      expect(outcomes(secondResult.lines)).toEqual(['exists', 'exists', 'exists', 'problem'])
      expect(secondResult.lines[0].username).toBe(firstResult.cards[0].username)
      expect([secondResult.cards, (await accountsOf('5B')).length]).toEqual([[], 2])
    })

    test('draws another username if one resembles the username of an admin (69)', async () => {
      await insertAccounts(site.database.db, ['maple-her0n-42'], password, 'admin')
      const drawnNames = ['maple-heron-42', 'maple-heron-43']
      const drawUsername = () => drawnNames.shift() ?? ''
      const options = { database: site.database, timeZone: 'UTC', drawUsername }
      const list = { list: 'Lu,5L', className: '', endsOn: '', dryRun: false }
      const { username, accountId } = teacher
      const caller = { username, accountId, role: 'admin', sessionId: '' } as const
      const { cards } = await createEnrolment(options).enrol(caller, list)
      expect(cards.map(({ username }) => username)).toEqual(['maple-heron-43'])
    })

    test('creates no duplicates when it is sent twice at the same moment', async () => {
      const enrolments = await Promise.all([enrol(pupilsOf('5C')), enrol(pupilsOf('5C'))])
      expect(enrolments.map(({ cards }) => cards.length).sort()).toEqual([0, 3])
      expect(await accountsOf('5C')).toHaveLength(3)
    })

    test('leaves no link in the database, and a real name only in the account (97)', async () => {
      const { cards } = await enrol('欧阳不见,5D')
      const token = cards[0].path.split('#')[1]
      for (const table of everyTable) {
        const rows = await site.database.db
          .selectFrom(table as 'account')
          .selectAll()
          .execute()
        expect([table, JSON.stringify(rows).includes(token)]).toEqual([table, false])
        const hasRealName = JSON.stringify(rows).includes('欧阳不见')
        expect([table, hasRealName]).toEqual([table, table === 'account'])
      }
    })

    test('creates links that new cards replace while an account has no password', async () => {
      const { cards } = await enrol(pupilsOf('5E', 2))
      jsonOf(await setPassword(cards[0]))
      const secondResult = jsonOf(await teacher.call('classCards', { className: '5E' })).cards
      expect(secondResult.map(({ username }: Card) => username)).toEqual([cards[1].username])
      expect((await setPassword(cards[1])).statusCode).toBe(400)
      jsonOf(await setPassword(secondResult[0]))
      expect((await teacher.call('classCards', { className: '5E' })).statusCode).toBe(404)
    })

    test('creates cards that are valid for 14 days, and no longer', async () => {
      const { cards } = await enrol(pupilsOf('5F', 2))
      const { db } = site.database
      const instantBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
      const setAge = (days: number) =>
        db
          .updateTable('password_reset')
          .set({ made_at: instantBefore(days) })
          .execute()
      await setAge(13)
      jsonOf(await setPassword(cards[0]))
      await setAge(15)
      expect((await setPassword(cards[1])).json().code).toBe('link_invalid')
    })
  })

  describe('the last day of an account', () => {
    test('ends its sessions, and rejects its sign-in with the reason', async () => {
      const { cards } = await enrol(pupilsOf('6A', 1), { endsOn: '2099-07-15' })
      const [{ username }] = cards
      jsonOf(await setPassword(cards[0]))
      const { token } = jsonOf(await login(username))
      const authorization = { authorization: `Bearer ${token}` }
      expect((await site.get('/api/sessions', authorization)).statusCode).toBe(200)
      jsonOf(await change([{ className: '6A', act: 'extend', endsOn: '2020-07-15' }]))
      expect((await accountsOf('6A'))[0]).toMatchObject({ endsOn: '2020-07-15', ended: true })
      expect((await site.get('/api/sessions', authorization)).statusCode).toBe(401)
      const answer = await login(username)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'account_ended'])
      jsonOf(await change([{ className: '6A', act: 'extend', endsOn: '2099-07-15' }]))
      expect((await login(username)).statusCode).toBe(200)
    })

    test('does not exist for an admin, so that the site keeps an admin', async () => {
      const details = { className: '', realName: '', endsOn: '2020-01-01' }
      const answer = await teacher.call('setDetails', { id: teacher.accountId, ...details })
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'admin_without_end'])
      const otherAccount = await join(site)
      jsonOf(
        await teacher.call('setDetails', {
          id: otherAccount.accountId,
          ...details,
          className: '6B',
        }),
      )
      jsonOf(await teacher.call('setRole', { id: otherAccount.accountId, role: 'admin' }))
      expect((await accountsOf('6B'))[0]).toMatchObject({ endsOn: null, ended: false })
    })
  })

  describe('a class act', () => {
    test('reports in a dry run the same outcome as the act itself', async () => {
      await enrol(`${pupilsOf('7A')}\n${pupilsOf('7B', 2)}`)
      const steps = [
        { className: '7A', act: 'move', to: '7B' },
        { className: '7B', act: 'disable', endsOn: '2099-07-15' },
      ]
      const plan = jsonOf(await change(steps, true))
      expect(plan.steps).toMatchObject([{ endsOn: null }, { endsOn: null }])
      expect(plan.steps.map((step: { accounts: number }) => step.accounts)).toEqual([3, 2])
      expect([plan.actId, (await accountsOf('7A')).length]).toEqual([null, 3])
      const outcome = jsonOf(await change(steps))
      expect(outcome.steps).toEqual(plan.steps)
      // The second step disables the pupils who were in 7B before, but not the pupils who moved to 7B.
      const disabled = (await accountsOf('7B')).map((each: { disabled: boolean }) => each.disabled)
      expect(disabled.sort()).toEqual([false, false, false, true, true])
    })

    test('can be undone, except for accounts that changed after the act', async () => {
      const { cards } = await enrol(pupilsOf('8A'))
      jsonOf(await setPassword(cards[0]))
      const { actId } = jsonOf(await change([{ className: '8A', act: 'disable' }]))
      expect((await login(cards[0].username)).json().code).toBe('account_disabled')
      const [, secondAccount] = await accountsOf('8A')
      jsonOf(await teacher.call('setDisabled', { id: secondAccount.id, disabled: false }))
      expect(jsonOf(await teacher.call('undoClassAct', { id: actId }))).toEqual({
        restored: 2,
        kept: 1,
      })
      expect((await login(cards[0].username)).statusCode).toBe(200)
      const secondUndo = await teacher.call('undoClassAct', { id: actId })
      expect([secondUndo.statusCode, secondUndo.json().code]).toEqual([409, 'undone_already'])
      const { acts } = jsonOf(await teacher.get('/api/classes'))
      expect(acts.find(({ id }: { id: string }) => id === actId).undone).toBe(true)
    })

    test('never disables an admin', async () => {
      const otherAccount = await join(site, 'admin')
      const details = { className: '9A', realName: '', endsOn: '' }
      jsonOf(await teacher.call('setDetails', { id: otherAccount.accountId, ...details }))
      const { steps } = jsonOf(await change([{ className: '9A', act: 'disable' }]))
      expect(steps[0]).toMatchObject({ accounts: 0, unchanged: 1 })
      expect((await otherAccount.get('/api/accounts')).statusCode).toBe(200)
    })

    test('changes nothing if one class does not exist', async () => {
      await enrol(pupilsOf('9B', 1))
      const steps = [
        { className: '9B', act: 'disable' },
        { className: 'None', act: 'disable' },
      ]
      expect((await change(steps)).statusCode).toBe(404)
      expect((await accountsOf('9B'))[0].disabled).toBe(false)
    })
  })

  test('rejects names that begin like a formula (96)', async () => {
    await enrol(pupilsOf('9D', 1))
    const details = { id: teacher.accountId, className: '', realName: '@name', endsOn: '' }
    for (const answer of [
      await change([{ className: '9D', act: 'move', to: '=6A' }]),
      await teacher.call('enrol', { list: 'Ada', className: '=5A', dryRun: false }),
      await teacher.call('setDetails', details),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([
        400,
        expect.stringMatching(/_formula$/),
      ])
    }
  })

  test('shows real names only to admins (97)', async () => {
    await enrol('司马相如,9C')
    const [member, reviewer] = [await join(site), await join(site, 'reviewer')]
    for (const person of [member, reviewer]) {
      for (const call of ['accounts', 'classes', 'adminAuth', 'pendingGroups', 'userInfo']) {
        expect((await person.get(`/api/${call}`)).body).not.toContain('司马相如')
      }
    }
    expect((await teacher.get('/api/accounts?search=司马')).body).toContain('司马相如')
  })
})
