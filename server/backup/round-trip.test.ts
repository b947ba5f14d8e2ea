/** Checks that a restored or moved site answers exactly as before. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  backUp,
  fileHashes,
  restoreFrom,
  rowHashes,
  temporaryFolder,
} from '../../tests/harness/databases/archives.ts'
import { onBothDatabases, type TestDatabase } from '../../tests/harness/databases/databases.ts'
import { startCommand } from '../../tests/harness/databases/import-command.ts'
import { isWholeDose } from '../../tests/harness/doses/dose.ts'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import { type Answers, everyAnswer } from '../../tests/harness/sites/every-answer.ts'
import { signIn } from '../../tests/harness/sites/members.ts'
import {
  addRichSpecies,
  freshPicture,
  jsonOf,
  openSchool,
  type School,
} from '../../tests/harness/sites/rich-species.ts'
import { openSite } from '../../tests/harness/sites/site.ts'
import { camphor, grebe, hibiscus, magnolia } from '../../tests/harness/sites/small-collection.ts'
import { smallMap, smallWalk } from '../../tests/harness/sites/small-walk.ts'

const names = {
  plant: [magnolia[0], hibiscus[0], camphor[0], '𬟁 planta', '𬟁 planta olim', 'Nobody'],
  bird: [grebe[0]],
}

vi.setConfig({ testTimeout: 60_000 })

onBothDatabases((openSmall, openLarge) => {
  let folder: string
  let school: School
  let original: TestDatabase
  let answers: Answers
  beforeAll(async () => {
    folder = await temporaryFolder()
    original = await openSmall()
    school = await openSchool(original)
    await addRichSpecies(school, 'plant', '𬟁 planta')
    await editWalks(school)
    answers = await answersOf(original)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Edits content like the browser, and uploads a file. */
  async function editWalks({ teacher }: School) {
    const map = { file: [['map.jpg', await freshPicture()]] as const }
    const { file } = jsonOf(await teacher.form('siteFile', { use: 'map' }, map))
    const value = { map: { ...smallMap, file }, walks: [{ ...smallWalk, key: 'edited' }] }
    const { revision: basedOn } = jsonOf(await teacher.get('/api/sitePart?part=walks'))
    jsonOf(await teacher.call('saveSitePart', { part: 'walks', value, basedOn }))
    expect(jsonOf(await school.site.get('/api/walks')).walks[0].key).toBe('edited')
  }

  /** @returns all answers that the people of the original site receive */
  async function answersOf(database: TestDatabase): Promise<Answers> {
    const site = database === original ? school.site : await openSite(database)
    const signInAgain = ({ username }: { username: string }) => signIn(site, username)
    const members = [await signInAgain(school.lin), await signInAgain(school.chen)]
    return everyAnswer({ site, members, admin: await signInAgain(school.teacher), names })
  }
  async function expectTheSame(copy: TestDatabase) {
    expect(await fileHashes(copy)).toEqual(await fileHashes(original))
    expect(await answersOf(copy)).toEqual(answers)
  }
  const move = (source: TestDatabase, target: TestDatabase) => {
    const settings = Object.entries(target.environment).filter(([, value]) => value)
    const targetSettings = settings.map(([name, value]) => `${name}=${value}`).join(' ')
    return startCommand('server/backup/move/main.ts', source, ['--to', targetSettings]).ended
  }

  test('restores the site in the other database, and then in a database like the original', async () => {
    const otherDatabase = await openLarge()
    const archive = path.join(folder, 'to-postgres.tar')
    const saved = await backUp(original, archive)
    expect(saved).toMatchObject({ code: 0, stderr: expect.stringMatching(/ 7 species, /) })
    const restored = await restoreFrom(otherDatabase, [archive])
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(restored.stdout).toContain(' 7 species, ')
    const rows = await rowHashes(original)
    expect(await rowHashes(otherDatabase)).toEqual(rows)
    await expectTheSame(otherDatabase)

    if (!isWholeDose) return
    const returned = await openSmall()
    const second = path.join(folder, 'to-sqlite.tar')
    expect((await backUp(otherDatabase, second)).code).toBe(0)
    expect(await restoreFrom(returned, [second])).toMatchObject({ code: 0, stderr: '' })
    await expectTheSame(returned)
    // A restore rejects a site with content, and a backup does not overwrite an existing file.
    expect(await restoreFrom(returned, [archive])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^The target is not empty: its database has rows/),
    })
    expect(await backUp(original, archive)).toMatchObject({ code: 2 })
  })

  nightlyTest(
    'moves the site to the other database and back, and continues an interrupted move',
    async () => {
      const otherDatabase = await openLarge()
      const rows = await rowHashes(original)
      const otherStore = await otherDatabase.openStore()
      const files = await fileHashes(original)
      const [copied = '', damaged = ''] = Object.keys(files)
      const store = await original.openStore()
      for (const key of [copied, damaged]) {
        const file = await store.get(key)
        const bytes = await new Response(file?.stream() as never).bytes()
        await otherStore.put(key, key === damaged ? bytes.subarray(1) : bytes)
      }
      const rejected = await move(original, otherDatabase)
      expect(rejected.stderr).toBe(
        'The target is not empty: its store has files. Nothing was changed. Choose an empty target.\n',
      )
      const name = await school.site.database.db
        .selectFrom('setting')
        .select('value')
        .where('name', '=', 'store')
        .executeTakeFirstOrThrow()
      await otherStore.put('unfinished', Buffer.from(`move ${name.value}`))

      const moved = await move(original, otherDatabase)
      expect(moved).toMatchObject({ code: 0, stderr: '' })
      expect(moved.stdout).toContain('\n1 of the files were already there from an earlier attempt.')
      expect(await rowHashes(otherDatabase)).toEqual(rows)
      expect(await fileHashes(otherDatabase)).toEqual(files)
      expect((await move(original, otherDatabase)).stderr).toMatch(/^The target is not empty/)

      // These marks simulate an interruption after the last copy and before the last step of the move.
      await otherStore.put('unfinished', Buffer.from(`move ${name.value}`))
      const last = { name: 'unfinished', value: `move ${name.value}` }
      await otherDatabase.db.insertInto('setting').values(last).execute()
      expect((await move(original, otherDatabase)).code).toBe(0)
      expect(await rowHashes(otherDatabase)).toEqual(rows)
      expect(await fileHashes(otherDatabase)).toEqual(files)

      const returned = await openSmall()
      expect(await move(otherDatabase, returned)).toMatchObject({ code: 0, stderr: '' })
      expect(await rowHashes(returned)).toEqual(rows)
      await expectTheSame(returned)
    },
  )

  test('rejects a move to the source itself, and a move without a target', async () => {
    expect((await move(original, original)).stderr).toContain('have the same database')
    const withoutTarget = startCommand('server/backup/move/main.ts', original, [])
    expect((await withoutTarget.ended).stderr).toMatch(/^Usage: npm run move/)
  })
})
