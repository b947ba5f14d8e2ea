/** Tests that a failed start or command prints one line of advice and exits with a code (security.md 79). */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import {
  addUnknownMigration,
  damageAllPages,
  writeDatabase,
} from '../../tests/harness/databases/damaged-database.ts'
import { isWholeDose } from '../../tests/harness/doses/dose.ts'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import { noBucket } from '../../tests/harness/servers/site-storage.ts'
import { openDatabase } from '../database/connection.ts'

// The tests start processes.
vi.setConfig({ testTimeout: 180_000 })

const isRoot = process.getuid?.() === 0
const nobody = 65_534
const includesSlowFailures = process.env.EVERY_FAILURE === 'on'
const nightlyAsRoot = test.runIf(isWholeDose && isRoot)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huaniao-start-'))
  chmodSync(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let folderCount = 0
async function newFolder(): Promise<string> {
  const newPath = path.join(folder, String(++folderCount))
  await mkdir(newPath)
  return newPath
}

/** @param uid the id of a user other than root */
async function run(
  program: string,
  settings: NodeJS.ProcessEnv,
  { args = [] as string[], uid = 0 } = {},
) {
  const child = spawn(process.execPath, [path.resolve(`server/${program}`), ...args], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      ...noBucket,
      PORT: '0',
      HOST: '127.0.0.1',
      SAMPLE: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(uid && { uid, gid: uid }),
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const code = new Promise((resolve) => child.once('exit', resolve))
  const [exit, stderr] = await Promise.all([code, text(child.stderr)])
  return { code: exit, stderr }
}

/** Expects the sentence and its advice on one line, without a stack trace. */
async function expectAdvice(
  running: ReturnType<typeof run>,
  code: number,
  sentence: RegExp,
): Promise<void> {
  const exit = await running
  expect(exit).toEqual({ code, stderr: expect.stringMatching(sentence) })
  expect(exit.stderr.trimEnd().split('\n')).toHaveLength(1)
}

describe('a start or npm run check reports the problem', () => {
  /**
   * The start and the check explain errors with the same function, so `npm test` runs only the check, which is faster.
   */
  async function expectBoth(settings: NodeJS.ProcessEnv, sentence: RegExp, uid = 0) {
    await expectAdvice(run('integrity/main.ts', settings, { uid }), 2, sentence)
    if (isWholeDose) await expectAdvice(run('main.ts', settings, { uid }), 1, sentence)
  }

  test('with a file that is not a database', async () => {
    const DATA_DIR = await newFolder()
    await writeFile(path.join(DATA_DIR, 'huaniao.sqlite'), 'Not of SQLite. '.repeat(1000))
    await expectBoth({ DATA_DIR }, /huaniao\.sqlite is damaged\. .*restore the newest backup/)
  })

  nightlyTest('with a database of damaged pages', async () => {
    const DATA_DIR = await newFolder()
    await damageAllPages(await writeDatabase(DATA_DIR))
    await expectBoth({ DATA_DIR }, /huaniao\.sqlite is damaged\. .*restore the newest backup/)
  })

  nightlyTest('with a database of a newer program', async () => {
    const DATA_DIR = await newFolder()
    addUnknownMigration(await writeDatabase(DATA_DIR))
    const sentence = /is of a newer version of this program \(migration 9999-of-tomorrow\)\. Run /
    await expectBoth({ DATA_DIR }, sentence)
  })

  nightlyTest('with a DATA_DIR that is a file', async () => {
    const DATA_DIR = path.join(folder, 'file')
    await writeFile(DATA_DIR, '')
    await expectAdvice(run('main.ts', { DATA_DIR }), 1, /file is not a folder\. Choose a folder/)
    await expectAdvice(run('integrity/main.ts', { DATA_DIR }), 2, /There is no site in .*file yet/)
  })

  nightlyAsRoot('with a data folder that is read-only', async () => {
    const DATA_DIR = await newFolder()
    chmodSync(await writeDatabase(DATA_DIR), 0o644)
    await expectBoth({ DATA_DIR }, /read-only for this user|cannot be opened/, nobody)
  })

  nightlyAsRoot('with a data folder that this user cannot open', async () => {
    const DATA_DIR = await newFolder()
    await writeDatabase(DATA_DIR)
    chmodSync(DATA_DIR, 0o700)
    await expectAdvice(run('integrity/main.ts', { DATA_DIR }, { uid: nobody }), 2, /no permission/)
  })

  nightlyTest('with keys that the bucket rejects', async () => {
    const settings = {
      DATA_DIR: await newFolder(),
      STORAGE_URL: `s3://nowhere?endpoint=${inject('s3Server')}&pathStyle=true`,
      S3_ACCESS_KEY_ID: 'wrong',
      S3_SECRET_ACCESS_KEY: 'wrong',
    }
    await writeDatabase(settings.DATA_DIR)
    await expectBoth(settings, /fails at writing: .*\. Check STORAGE_URL, S3_ACCESS_KEY_ID/)
  })

  test('with a PostgreSQL server that does not answer, or that lacks the database', async () => {
    const DATA_DIR = await newFolder()
    const withoutServer = { DATA_DIR, DATABASE_URL: 'postgres://site@127.0.0.1:1/site' }
    const unreachable =
      /database at 127\.0\.0\.1:1\/site does not answer \(.*\)\. Check that PostgreSQL/
    await expectAdvice(run('integrity/main.ts', withoutServer), 2, unreachable)
    // The server waits a minute for PostgreSQL before it reports the failure.
    if (includesSlowFailures)
      await expectAdvice(run('main.ts', withoutServer), 1, /does not answer/)
    const address = new URL(inject('postgresServer'))
    address.pathname = '/nobody_made_it'
    await expectBoth({ DATA_DIR, DATABASE_URL: address.href }, /has no such database\. Create it/)
  })

  test('with a port that another process uses', async () => {
    const portUser = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void portUser.close())
    await new Promise((resolve) => portUser.once('listening', resolve))
    const PORT = String((portUser.address() as AddressInfo).port)
    const siteProcess = run('main.ts', { DATA_DIR: await newFolder(), PORT })
    await expectAdvice(
      siteProcess,
      1,
      new RegExp(`^Port ${PORT} is in use\\. Choose another port: PORT=`),
    )
  })
})

describe('a backup', () => {
  nightlyAsRoot(
    'reads a read-only folder without a lease, and reports the missing lease',
    async () => {
      const DATA_DIR = await newFolder()
      chmodSync(await writeDatabase(DATA_DIR), 0o644)
      const target = await newFolder()
      chownSync(target, nobody, nobody)
      const file = path.join(target, 'site.tar')
      const before = readdirSync(DATA_DIR)
      const { code, stderr } = await run(
        'backup/main.ts',
        { DATA_DIR },
        { args: [file], uid: nobody },
      )
      expect(stderr).toMatch(/^The data folder is read-only here, so the backup takes no lease/)
      expect(stderr).toMatch(/site\.tar contains 0 species/)
      expect(code).toBe(0)
      expect(readdirSync(DATA_DIR)).toEqual(before)
      const restoredFolder = await newFolder()
      const restoreProcess = run(
        'backup/restore/main.ts',
        { DATA_DIR: restoredFolder },
        { args: [file] },
      )
      expect(await restoreProcess).toEqual({ code: 0, stderr: '' })
      const { db, close } = openDatabase({ dataFolder: restoredFolder })
      const query = db.selectFrom('setting').select('name').where('name', '=', 'row 050')
      expect(await query.execute()).toHaveLength(1)
      await close()
    },
  )

  test.runIf(isWholeDose && isRoot && mayMount())(
    'reports that the disk has no room for a lease',
    async () => {
      const DATA_DIR = await newFolder()
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', DATA_DIR])
      onTestFinished(() => void execFileSync('umount', ['--lazy', DATA_DIR]))
      await writeDatabase(DATA_DIR)
      await writeFile(path.join(DATA_DIR, 'filler'), Buffer.alloc(4_000_000)).catch(() => {})
      const file = path.join(await newFolder(), 'site.tar')
      const backup = run('backup/main.ts', { DATA_DIR }, { args: [file] })
      await expectAdvice(
        backup,
        2,
        /database .*(no room left|is full or fails)\. Make room|There is no room left for the database/,
      )
    },
  )
})

function mayMount(): boolean {
  try {
    const place = execFileSync('mktemp', ['-d']).toString().trim()
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', place], { stdio: 'ignore' })
    execFileSync('umount', [place])
    return true
  } catch {
    return false
  }
}
