/** Tests that other users of the machine cannot read the site's data (security.md 73). */
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { backUp } from '../../tests/harness/databases/archives.ts'
import { onlyOnSqlite } from '../../tests/harness/databases/databases.ts'
import { startCommand } from '../../tests/harness/databases/import-command.ts'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import { runSite } from '../../tests/harness/sites/running-site.ts'
import { restrictPermissions } from './private-folder.ts'

// The tests start processes.
vi.setConfig({ testTimeout: 180_000 })

const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8)

/** @returns the mode and name of every folder and file below a folder */
function modesBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }) as string[]
  return ['', ...names].map((name) => `${modeOf(path.join(folder, name))} ${name}`)
}

onlyOnSqlite((open) => {
  nightlyTest('restricts open permissions at the start, and logs the change once', async () => {
    const previous = process.umask(0o022)
    const { dataFolder } = await open()
    process.umask(previous)
    const backups = path.join(dataFolder, '..', `${path.basename(dataFolder)}-backups`)
    mkdirSync(backups)
    const archive = path.join(backups, 'huaniao-2026-11-20T03-00-00Z.tar')
    const otherFile = path.join(backups, 'of-somebody-else.tar')
    for (const file of [archive, otherFile]) writeFileSync(file, '')
    for (const file of [archive, otherFile]) chmodSync(file, 0o644)
    mkdirSync(path.join(dataFolder, 'files'))
    chmodSync(path.join(dataFolder, 'files'), 0o755)
    chmodSync(dataFolder, 0o755)

    const settings = { BACKUP_DIR: backups, LOG_LEVEL: 'warn' }
    const site = await runSite(undefined, { ...settings, DATA_DIR: dataFolder, DATABASE_URL: '' })
    const warnings = site
      .output()
      .filter((line) => line.includes('could read these files until now'))
    expect(warnings).toHaveLength(1)
    for (const name of [dataFolder, 'huaniao.sqlite', 'files', path.basename(archive)]) {
      expect(warnings[0]).toContain(name)
    }
    expect(modeOf(dataFolder)).toBe('700')
    expect(modeOf(path.join(dataFolder, 'files'))).toBe('700')
    expect(modeOf(path.join(dataFolder, 'huaniao.sqlite'))).toBe('600')
    expect([modeOf(archive), modeOf(otherFile)]).toEqual(['600', '644'])
    await site.stop()
    const plan = { folder: backups, every: 1, keep: { days: 1, weeks: 0 } }
    expect(restrictPermissions({ dataFolder, backups: plan })).toEqual({ closed: [], open: [] })
  })

  test('creates all files with permissions only for their owner', async () => {
    const previous = process.umask(0o022)
    try {
      const { environment } = await open()
      const folder = path.join(environment.DATA_DIR, 'new')
      const newSite = { environment: { ...environment, DATA_DIR: path.join(folder, 'data') } }
      const admin = startCommand('server/accounts/main.ts', newSite, ['lin'], 'pipe')
      admin.process.stdin?.end('疏影横斜水清浅，暗香浮动\n')
      expect(await admin.ended).toMatchObject({ code: 0 })
      const archive = path.join(folder, 'backups', 'site.tar')
      const source = { ...(await open()), environment: newSite.environment }
      expect(await backUp(source, archive)).toMatchObject({ code: 0 })
      const site = await runSite(undefined, { ...newSite.environment })
      expect(await site.stop()).toEqual([])
      const openPaths = modesBelow(folder).filter((line) => !/^[67]00 /.test(line))
      expect(openPaths).toEqual([])
    } finally {
      process.umask(previous)
    }
  })
})
