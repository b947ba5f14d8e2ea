/** Tests that members see, download and delete their own data. Numbers in titles name attacks of security.md. */
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { filesOfZip } from '../../tests/harness/collections/data-archive.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { join } from '../../tests/harness/sites/members.ts'
import {
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'
import { formerMemberName } from '../accounts/former-member.ts'
import { createAttempts } from '../accounts/limits/attempts.ts'
import { everyTable } from '../backup/archive/archived-tables.ts'
import { backUpToFile } from '../backup/backup-file.ts'
import { sqliteFiles } from '../database/connection.ts'
import { leave } from './leave.ts'

const password = '疏影横斜水清浅，暗香浮动'
const realName = '司徒望舒'

onEachDatabaseNightly((open) => {
  /**
   * Opens a school with a member who has a real name, a class, and a published picture with the real name as
   * credit.
   */
  async function withPupil(): Promise<
    School & { id: string; picture: string; database: School['site']['database'] }
  > {
    const school = await openSchool(await open())
    const { lin, teacher, site } = school
    const details = { className: '5A', realName, endsOn: '' }
    jsonOf(await teacher.call('setDetails', { id: lin.accountId, ...details }))
    const id = await send.picture(lin, 'plant', magnolia[0])
    const { db } = site.database
    const row = await db
      .selectFrom('submission')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const payload = JSON.stringify({ ...JSON.parse(row.payload), takenBy: realName })
    await db.updateTable('submission').set({ payload }).where('id', '=', id).execute()
    jsonOf(await teacher.call('newPictureAuth', { ids: [id], decision: true }))
    const published = await db
      .selectFrom('submission')
      .select('result_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { ...school, id, picture: published.result_id ?? '', database: site.database }
  }

  async function everyRow({ site }: School): Promise<string> {
    const rows = []
    for (const table of everyTable) {
      rows.push(
        await site.database.db
          .selectFrom(table as 'account')
          .selectAll()
          .execute(),
      )
    }
    return JSON.stringify(rows)
  }

  describe('an account', () => {
    test('is shown to the member, with the names of the credits', async () => {
      const { lin } = await withPupil()
      expect(jsonOf(await lin.get('/api/ownData'))).toMatchObject({
        ...{ username: lin.username, realName, className: '5A', submissions: 1, pictures: 1 },
        ...{ credits: [realName], contributions: 'keep' },
      })
    })

    test('is downloaded as a ZIP with tables and pictures of the caller alone', async () => {
      const school = await withPupil()
      const { statusCode, headers, rawPayload } = await school.lin.get('/api/ownData.zip')
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
      const files = await filesOfZip(rawPayload)
      const tables = ['account.csv', 'submissions.csv', 'texts.csv']
      const [picture = '', ...otherFiles] = [...files.keys()].slice(tables.length)
      expect([...files.keys()].slice(0, tables.length)).toEqual(tables)
      expect([picture, otherFiles]).toEqual([
        expect.stringMatching(/^pictures\/Magnolia_denudata-/),
        [],
      ])
      expect((await sharp(files.get(picture)).metadata()).format).toBe('jpeg')
      expect(`${files.get('account.csv')}`).toContain(realName)
      const filesOfChen = await filesOfZip((await school.chen.get('/api/ownData.zip')).rawPayload)
      expect([...filesOfChen.keys()]).toEqual(tables)
      expect([...filesOfChen.values()].join()).not.toContain(realName)
    })

    test('is deleted only with the password', async () => {
      const { lin } = await withPupil()
      const rejected = await lin.call('leave', { password: 'another one' })
      expect([rejected.statusCode, rejected.json().code]).toEqual([401, 'wrong_password'])
      expect((await lin.get('/api/sessions')).statusCode).toBe(200)
    })

    test('leaves no name and no link in the database and the next backup after its deletion (98)', async () => {
      const school = await withPupil()
      const { lin, teacher, site, picture } = school
      const edit = await send.edit(lin, 'plant', magnolia[0], {
        location: 'Gate',
        editor: realName,
      })
      jsonOf(await teacher.call('handleEditDecision', { id: edit, decision: true }))
      jsonOf(await teacher.call('endSessionsOf', { id: lin.accountId }))
      const { token } = jsonOf(await site.post('/api/login', { username: lin.username, password }))
      const traces = [lin.username, lin.accountId, realName]
      const before = await everyRow(school)
      expect(traces.filter((trace) => before.includes(trace))).toEqual(traces)
      const authorization = { authorization: `Bearer ${token}` }
      jsonOf(await site.post('/api/leave', { password, credits: [realName] }, authorization))

      const rows = await everyRow(school)
      expect(traces.filter((trace) => rows.includes(trace))).toEqual([])
      const folder = await mkdtemp(path.join(tmpdir(), 'leaving-'))
      const archive = path.join(folder, 'backup.tar')
      const store = await school.site.database.openStore()
      await backUpToFile({ database: site.database, store }, archive)
      const bytes = await readFile(archive)
      await rm(folder, { recursive: true })
      expect(traces.filter((trace) => bytes.includes(trace))).toEqual([])
      if (site.database.dialect === 'sqlite') {
        for (const file of sqliteFiles(site.database.dataFolder).filter((each) =>
          existsSync(each),
        )) {
          const stored = readFileSync(file)
          const found = traces.filter((trace) => stored.includes(trace))
          expect([path.basename(file), found]).toEqual([path.basename(file), []])
        }
      }
      expect((await site.get('/api/sessions', authorization)).statusCode).toBe(401)
      const login = await site.post('/api/login', { username: lin.username, password })
      expect(login.json().code).toBe('user_not_found')

      // The picture remains, with another credit.
      const remaining = await site.database.db
        .selectFrom('picture')
        .select(['status', 'taken_by'])
        .where('id', '=', picture)
        .executeTakeFirstOrThrow()
      expect(remaining).toEqual({ status: 'published', taken_by: formerMemberName })
      const list = jsonOf(await teacher.get('/api/accounts')).accounts
      expect(JSON.stringify(list)).not.toContain(formerMemberName)
    })

    test('can be deleted before an admin undoes the approval of its owner’s picture', async () => {
      const { lin, teacher, site, picture } = await withPupil()
      jsonOf(await lin.call('leave', { password, credits: [realName] }))
      const { entries } = jsonOf(await teacher.get('/api/activity?action=approve'))
      jsonOf(await teacher.call('undoChange', { id: entries[0].id }))
      const restored = await site.database.db
        .selectFrom('picture')
        .select('id')
        .where('id', '=', picture)
        .execute()
      expect(restored).toEqual([])
    })

    test('is deleted without a change to the submissions and credits of other members', async () => {
      const { lin, chen, site } = await withPupil()
      const other = await send.picture(chen, 'plant', magnolia[0])
      jsonOf(await lin.call('leave', { password }))
      const row = await site.database.db
        .selectFrom('submission')
        .select(['author_id', 'payload'])
        .where('id', '=', other)
        .executeTakeFirstOrThrow()
      expect(row.author_id).toBe(chen.accountId)
      expect(row.payload).not.toContain(formerMemberName)
    })

    test('is deleted with its pictures if the school decides so, and no undo restores the pictures', async () => {
      const { lin, teacher, site, picture, id } = await withPupil()
      const { db } = site.database
      const creation = await send.creation(lin, 'plant', magnolia[0])
      jsonOf(await teacher.call('newCreationAuth', { id: creation, decision: true }))
      const other = await send.picture(teacher, 'plant', magnolia[0])
      const caller = { role: 'member', username: lin.username, sessionId: 'none' } as const
      const needs = { database: site.database, attempts: createAttempts(db) }
      const input = { password, credits: [realName] }
      await leave(
        { ...needs, contributions: 'remove' },
        { ...caller, accountId: lin.accountId },
        input,
      )
      const idsOf = async (table: 'picture' | 'submission' | 'creation') =>
        (await db.selectFrom(table).select('id').execute()).map((row) => row.id)
      expect(await idsOf('picture')).not.toContain(picture)
      expect(await idsOf('submission')).not.toContain(id)
      expect(await idsOf('submission')).toContain(other)
      expect(await idsOf('creation')).toEqual([])
      const { entries } = jsonOf(await teacher.get('/api/activity'))
      const undoable = entries.filter((entry: { canUndo: boolean }) => entry.canUndo)
      expect(undoable).toHaveLength(1)
    })

    test('is deleted, and the same picture that another member submitted earlier stays', async () => {
      const school = await openSchool(await open())
      const { lin, chen, teacher, site } = school
      const bytes = await jpeg('sent twice')
      const earlier = await send.picture(chen, 'plant', magnolia[0], bytes)
      const later = await send.picture(lin, 'plant', magnolia[0], bytes)
      for (const id of [earlier, later]) {
        jsonOf(await teacher.call('newPictureAuth', { ids: [id], decision: true }))
      }
      const { pics } = await imagesOf(school, 'plant', magnolia[0])
      const needs = { database: site.database, attempts: createAttempts(site.database.db) }
      const caller = { role: 'member', username: lin.username, sessionId: 'none' } as const
      await leave(
        { ...needs, contributions: 'remove' },
        { ...caller, accountId: lin.accountId },
        { password, credits: [] },
      )
      expect((await imagesOf(school, 'plant', magnolia[0])).pics).toEqual(pics)
    })

    test('of an admin can be deleted only if another admin remains', async () => {
      const { teacher, site } = await openSchool(await open())
      const rejected = await teacher.call('leave', { password })
      expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'last_admin'])
      const secondAdmin = await join(site, 'admin')
      jsonOf(await secondAdmin.call('leave', { password }))
      expect((await teacher.get('/api/accounts')).statusCode).toBe(200)
    })
  })
})
