/** Tests the import as a process: its exit codes, a kill, two simultaneous imports, and dry runs. */
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { collectionFolder } from '../../tests/harness/collections/collection-folder.ts'
import {
  comparableContent,
  countRows,
  storedFiles,
} from '../../tests/harness/databases/contents.ts'
import {
  onEachDatabaseNightly,
  onSqlite,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { runImport, startImport } from '../../tests/harness/databases/import-command.ts'
import { dose } from '../../tests/harness/doses/dose.ts'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { appliedMigrations } from '../database/migrations/migrate.ts'
import { createSweep } from '../upkeep/sweep.ts'

const plant = (latinName: string) => ({
  latinName,
  commonName: 'A plant',
  chineseName: '植物',
  postingtime: '2025-03-15 10:00:00',
})

/** Makes two species. The first has `count` photographs, which are large enough to slow down the import. */
async function slowCollection(count: number) {
  const names = Array.from({ length: count }, (_, index) => `${index}.jpg`)
  const pictures = names.map(async (name) => [
    `photographs/${name}`,
    await jpeg(name, { width: 900, height: 600 }),
  ])
  const shared = { kind: 'plant', latinName: 'Acer palmatum', season: 'autumn', takenBy: 'Lin' }
  return {
    csv: {
      'plants.csv': [plant('Acer palmatum'), plant('Rosa chinensis')],
      'photographs.csv': names.map((file) => ({ ...shared, file, date: '2024-11-20' })),
    },
    pictures: Object.fromEntries(await Promise.all(pictures)),
  }
}

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(5)
}

onEachDatabaseNightly((open) => {
  test('imports valid rows, names an invalid row, and then exits with code 1', async () => {
    const database = await open()
    const folder = await collectionFolder({
      csv: { 'plants.csv': [plant('Acer palmatum'), plant(''), plant('Rosa chinensis')] },
    })
    const { code, stdout } = await runImport(database, [folder])
    expect(stdout).toContain('plants.csv: 2 new, 0 completed, 0 already present')
    expect(stdout).toContain('1 rejected:\n  plants.csv, line 3: latinName: is required')
    expect(code).toBe(1)
    expect((await countRows(database)).species).toBe(2)
  })

  test('has the same result after a kill and a second run', async () => {
    const folder = await collectionFolder(await slowCollection(4))
    const [completeSite, interruptedSite] = [await open(), await open()]
    expect((await runImport(completeSite, [folder])).code).toBe(0)

    const running = startImport(interruptedSite, [folder])
    const masters = async () =>
      (await storedFiles(interruptedSite)).filter((file) => file.startsWith('masters/')).length
    await waitUntil(async () => (await masters()) >= 2)
    running.process.kill('SIGKILL')
    await running.ended
    const { picture = 0 } = await countRows(interruptedSite)
    expect(picture).toBeLessThan(4)

    const secondRun = await runImport(interruptedSite, [folder])
    expect(secondRun).toMatchObject({ code: 0, stderr: '' })
    expect(secondRun.stdout).toContain(`${4 - picture} new`)
    expect(await comparableContent(interruptedSite)).toEqual(await comparableContent(completeSite))

    // Files of the killed import have no row. The sweep removes them after a day.
    const store = await interruptedSite.openStore()
    await createSweep({ database: interruptedSite, store })(Date.now() + 2 * 86_400_000)
    await store.remove(['owner'])
    expect(await storedFiles(interruptedSite)).toHaveLength(
      (await storedFiles(completeSite)).length,
    )
  })

  nightlyTest('makes no duplicates with two imports at the same time', async () => {
    const database = await open()
    const { csv, pictures } = await slowCollection(4)
    const plants = Array.from({ length: 200 }, (_, index) => plant(`Planta number${index}`))
    csv['plants.csv'].push(...plants)
    const folder = await collectionFolder({ csv, pictures })
    const [first, second] = await Promise.all([
      runImport(database, [folder]),
      runImport(database, [folder]),
    ])
    expect([first.stderr, second.stderr].join('')).not.toContain('Error')
    expect([first.code, second.code]).toEqual([0, 0])
    expect(await countRows(database)).toMatchObject({ species: 202, picture: 4 })
  })

  test('exits with the same code after a dry run as after an import, and writes nothing', async () => {
    const database = await open()
    const folder = await collectionFolder({ csv: { 'plants.csv': [plant('Acer'), plant('')] } })
    const { code, stdout } = await runImport(database, [folder, '--dry-run'])
    expect(stdout).toContain('plants.csv: 1 new')
    expect(stdout).toContain('line 3: latinName: is required')
    expect(stdout).toContain('nothing was written')
    expect(code).toBe(1)
    expect((await countRows(database)).species).toBe(0)
  })

  test('rejects a dry run on a database without the newest migration', async () => {
    const database = await open()
    const folder = await collectionFolder({ csv: { 'plants.csv': [plant('Acer')] } })
    const applied = await appliedMigrations(database.db)
    await sql`delete from kysely_migration where name = ${applied.at(-1)}`.execute(database.db)
    const { code, stdout, stderr } = await runImport(database, [folder, '--dry-run'])
    expect(stderr).toContain('is of an older version of this program. Start the site once')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(await appliedMigrations(database.db)).toEqual(applied.slice(0, -1))
  })
})

onSqlite((open) => {
  const onFreshMachine = (database: TestDatabase) => ({
    environment: { ...database.environment, DATA_DIR: `${database.dataFolder}/fresh` },
  })

  nightlyTest('leaves no data folder after a dry run on a fresh machine', async () => {
    const database = await open()
    const folder = await collectionFolder({ csv: { 'plants.csv': [plant('Acer')] } })
    expect((await runImport(onFreshMachine(database), [folder, '--dry-run'])).code).toBe(0)
    expect(existsSync(`${database.dataFolder}/fresh`)).toBe(false)
  })

  const mistakes: [string, string[], string][] = [
    ['no folder', [], 'Usage: npm run import -- FOLDER [--dry-run]'],
    ['two folders', ['a', 'b'], 'Usage'],
    ['a missing folder', ['/nowhere'], '/nowhere contains none of plants.csv'],
    ['an unknown option', ['--force', 'a'], "Unknown option '--force'"],
  ]
  test.each(dose(mistakes.slice(-1), mistakes))(
    'exits with code 2 and a sentence about %s',
    async (_title, args, sentence) => {
      const { code, stderr } = await runImport(await open(), args)
      expect(stderr).toContain(sentence)
      expect(stderr).not.toContain('    at ')
      expect(code).toBe(2)
    },
  )
})
