/** Checks that a restored or moved site answers exactly as before. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Answers, everyAnswer } from '../../tests/harness/changes/every-answer.ts'
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
import { signIn } from '../../tests/harness/sites/members.ts'
import {
  addRichSpecies,
  fresh,
  good,
  openWorld,
  type World,
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
  let world: World
  let first: TestDatabase
  let answers: Answers
  beforeAll(async () => {
    folder = await temporaryFolder()
    first = await openSmall()
    world = await openWorld(first)
    await addRichSpecies(world, 'plant', '𬟁 planta')
    await editWalks(world)
    answers = await answersOf(first)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Edits content as the browser does, and uploads a file. */
  async function editWalks({ teacher }: World) {
    const map = { file: [['map.jpg', await fresh()]] as const }
    const { file } = good(await teacher.form('siteFile', { use: 'map' }, map))
    const value = { map: { ...smallMap, file }, walks: [{ ...smallWalk, key: 'edited' }] }
    const { revision: basedOn } = good(await teacher.get('/api/sitePart?part=walks'))
    good(await teacher.call('saveSitePart', { part: 'walks', value, basedOn }))
    expect(good(await world.site.get('/api/walks')).walks[0].key).toBe('edited')
  }

  /** @returns every answer to the people of the first site */
  async function answersOf(database: TestDatabase): Promise<Answers> {
    const site = database === first ? world.site : await openSite(database)
    const again = ({ username }: { username: string }) => signIn(site, username)
    const members = [await again(world.lin), await again(world.chen)]
    return everyAnswer({ site, members, admin: await again(world.teacher), names })
  }
  async function expectTheSame(other: TestDatabase) {
    expect(await fileHashes(other)).toEqual(await fileHashes(first))
    expect(await answersOf(other)).toEqual(answers)
  }
  const move = (from: TestDatabase, to: TestDatabase) => {
    const settings = Object.entries(to.environment).filter(([, value]) => value)
    const target = settings.map(([name, value]) => `${name}=${value}`).join(' ')
    return startCommand('server/backup/move/main.ts', from, ['--to', target]).ended
  }

  test('restores the site in the other database and back', async () => {
    const there = await openLarge()
    const archive = path.join(folder, 'to-postgres.tar')
    const saved = await backUp(first, archive)
    expect(saved).toMatchObject({ code: 0, stderr: expect.stringMatching(/ 7 species, /) })
    const restored = await restoreFrom(there, [archive])
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(restored.stdout).toContain(' 7 species, ')
    const rows = await rowHashes(first)
    expect(await rowHashes(there)).toEqual(rows)
    await expectTheSame(there)

    if (!isWholeDose) return
    const back = await openSmall()
    const second = path.join(folder, 'to-sqlite.tar')
    expect((await backUp(there, second)).code).toBe(0)
    expect(await restoreFrom(back, [second])).toMatchObject({ code: 0, stderr: '' })
    await expectTheSame(back)
    // A full site accepts no second archive, and an existing file is not overwritten.
    expect(await restoreFrom(back, [archive])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^The place is not empty: its database has rows/),
    })
    expect(await backUp(first, archive)).toMatchObject({ code: 2 })
  })

  nightlyTest('moves the site there and back, and continues an interrupted move', async () => {
    const there = await openLarge()
    const rows = await rowHashes(first)
    const cutShort = await there.openStore()
    const files = await fileHashes(first)
    const [early = '', damaged = ''] = Object.keys(files)
    const store = await first.openStore()
    for (const key of [early, damaged]) {
      const file = await store.get(key)
      const bytes = await new Response(file?.stream() as never).bytes()
      await cutShort.put(key, key === damaged ? bytes.subarray(1) : bytes)
    }
    const rejected = await move(first, there)
    expect(rejected.stderr).toBe(
      'The place is not empty: its store has files. Nothing was changed. Choose an empty one.\n',
    )
    const name = await world.site.database.db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'store')
      .executeTakeFirstOrThrow()
    await cutShort.put('unfinished', Buffer.from(`move ${name.value}`))

    const moved = await move(first, there)
    expect(moved).toMatchObject({ code: 0, stderr: '' })
    expect(moved.stdout).toContain('\n1 of the files were already there from an earlier attempt.')
    expect(await rowHashes(there)).toEqual(rows)
    expect(await fileHashes(there)).toEqual(files)
    expect((await move(first, there)).stderr).toMatch(/^The place is not empty/)

    // The move was interrupted after everything was copied, before its last step.
    await cutShort.put('unfinished', Buffer.from(`move ${name.value}`))
    const last = { name: 'unfinished', value: `move ${name.value}` }
    await there.db.insertInto('setting').values(last).execute()
    expect((await move(first, there)).code).toBe(0)
    expect(await rowHashes(there)).toEqual(rows)
    expect(await fileHashes(there)).toEqual(files)

    const back = await openSmall()
    expect(await move(there, back)).toMatchObject({ code: 0, stderr: '' })
    expect(await rowHashes(back)).toEqual(rows)
    await expectTheSame(back)
  })

  test('rejects the source as the target, and a missing target', async () => {
    expect((await move(first, first)).stderr).toContain('have the same database')
    const nowhere = startCommand('server/backup/move/main.ts', first, [])
    expect((await nowhere.ended).stderr).toMatch(/^Usage: npm run move/)
  })
})
