/** Tests the load of a table of names that an admin uploads. */
import { beforeAll, expect, test, vi } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite } from '../../tests/harness/sites/site.ts'

const csv = 'scientificName,family\nMagnolia denudata,Magnoliaceae\n,Rosaceae\n'

onEachDatabaseNightly((open) => {
  let teacher: Person
  let lin: Person
  beforeAll(async () => {
    const site = await openSite(await open())
    teacher = await join(site, 'admin')
    lin = await join(site)
  })

  const send = (person: Person, text: string, name = 'flora.csv') =>
    person.form('loadReference', {}, { file: [[name, new TextEncoder().encode(text)]] })
  const state = async () => jsonOf(await teacher.get('/api/referenceState'))
  const waitForEnd = () =>
    vi.waitFor(
      async () => {
        const { files, run } = await state()
        expect(run.state).not.toBe('running')
        return { files, run }
      },
      { timeout: 30_000, interval: 100 },
    )

  nightlyTest('loads the names, and reports invalid lines and wrong files', async () => {
    expect(await state()).toEqual({ files: [], run: null })
    jsonOf(await send(teacher, csv))
    const loaded = await waitForEnd()
    expect(loaded.files).toMatchObject([{ name: 'flora.csv', names: 1 }])
    expect(loaded.run).toMatchObject({
      ...{ state: 'done', error: null },
      result: {
        ...{ rejected: 1, failure: null },
        problems: [{ reason: 'nameMissing', file: 'flora.csv', line: 3, detail: '' }],
      },
    })

    jsonOf(await send(teacher, 'a;b\n1;2\n', 'prices.csv'))
    const failed = await waitForEnd()
    expect(failed.run.state).toBe('failed')
    expect(failed.run.error).toContain('prices.csv: the file is not a table of names')
    expect(failed.run.result.failure).toMatchObject({ reason: 'notNames', detail: 'a;b' })
    expect(failed.files).toEqual(loaded.files)
  })

  test('rejects a member, and a form without a file', async () => {
    expect((await send(lin, csv)).statusCode).toBe(403)
    expect((await teacher.form('loadReference', {}, {})).statusCode).toBe(400)
  })
})
