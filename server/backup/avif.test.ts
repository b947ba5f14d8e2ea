/** Tests that archives and moves leave AVIF renditions out, because the other site makes the renditions again. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, vi } from 'vitest'
import {
  backUp,
  fileHashes,
  restoreFrom,
  temporaryFolder,
} from '../../tests/harness/databases/archives.ts'
import { onBothDatabases, type TestDatabase } from '../../tests/harness/databases/databases.ts'
import { startCommand } from '../../tests/harness/databases/import-command.ts'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import { giveAvif } from '../../tests/harness/sites/avif-renditions.ts'
import { openSite } from '../../tests/harness/sites/site.ts'
import { hibiscus } from '../../tests/harness/sites/small-collection.ts'
import { listWithoutAvif } from '../catalogue/pictures/without-avif.ts'
import { addSetting, readSetting } from '../database/setting.ts'
import { triedSetting } from '../media/avif/repository.ts'

vi.setConfig({ testTimeout: 60_000 })

onBothDatabases((openSmall, openLarge) => {
  nightlyTest('leaves AVIF renditions out of a backup and of a move', async () => {
    const source = await openSmall()
    const site = await openSite(source)
    await site.addSpecies('plant', hibiscus)
    const id = await site.addPicture('plant', hibiscus[0], { season: 'spring' })
    const files = await fileHashes(source)
    const { path: image, keys } = await giveAvif(site, id)
    await addSetting(source.db, triedSetting, '7')
    expect(Object.keys(await fileHashes(source))).toEqual(expect.arrayContaining(keys))

    const folder = await temporaryFolder()
    const archive = path.join(folder, 'site.tar')
    expect((await backUp(source, archive)).code).toBe(0)
    const restored = await openSmall()
    expect(await restoreFrom(restored, [archive])).toMatchObject({ code: 0, stderr: '' })
    await rm(folder, { recursive: true })

    const moved = await openLarge()
    const settings = Object.entries(moved.environment).filter(([, value]) => value)
    const target = settings.map(([name, value]) => `${name}=${value}`).join(' ')
    const move = startCommand('server/backup/move/main.ts', source, ['--to', target])
    expect(await move.ended).toMatchObject({ code: 0, stderr: '' })

    for (const database of [restored, moved]) await expectUntried(database, image, files)
  })
})

async function expectUntried(database: TestDatabase, image: string, files: Record<string, string>) {
  expect(await fileHashes(database)).toEqual(files)
  expect(await readSetting(database.db, triedSetting)).toBeUndefined()
  expect(await listWithoutAvif(database.db, 10, '2999')).toMatchObject([{ path: image }])
}
