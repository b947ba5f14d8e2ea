/**
 * Tests the traces in `docs/three-traces.md` with the profiler of V8, which counts the functions
 * that each call runs.
 */
import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { onlyOnSqlite } from '../../tests/harness/databases/databases.ts'
import {
  freshPicture,
  jsonOf,
  openWorld,
  send,
  type World,
} from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'

const [, everyCall = '', ...traces] = readFileSync('docs/three-traces.md', 'utf8').split('\n## ')
const pathsIn = (section: string) =>
  [...section.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file)
const [profile = [], upload = [], decision = []] = traces.map(pathsIn)

test('the document has three traces of 12, 18 and 12 files at most', () => {
  expect(traces).toHaveLength(3)
  expect(profile.length).toBeLessThanOrEqual(12)
  expect(upload.length).toBeLessThanOrEqual(18)
  expect(decision.length).toBeLessThanOrEqual(12)
})

test.each([profile, upload, decision])('a trace names each file once', (...trace) => {
  const files = [...pathsIn(everyCall), ...trace]
  expect(files).toEqual([...new Set(files)])
})

/** Files that traces leave out: kernel, config, database, sessions, and the timers of the error log and of content. */
const excluded =
  /^server\/(kernel|config|database|sessions|status\/mistakes|content\/(?!follow-edited))/

onlyOnSqlite((open) => {
  let world: World
  const profiler = new Session()
  beforeAll(async () => {
    world = await openWorld(await open())
    profiler.connect()
    await profiler.post('Profiler.enable')
    await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    return () => profiler.disconnect()
  })

  /**
   * @returns the files of the server in which `work` runs a function, without the excluded files
   */
  async function filesOf(work: () => Promise<unknown>): Promise<string[]> {
    // Each reading resets the counts.
    await profiler.post('Profiler.takePreciseCoverage')
    await work()
    const { result } = await profiler.post('Profiler.takePreciseCoverage')
    const runScripts = result.filter(({ functions }) =>
      functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0),
    )
    const files = runScripts.map(({ url }) => path.relative('.', url.replace(/^file:\/\//, '')))
    return files.filter((file) => file.startsWith('server/') && !excluded.test(file))
  }

  /** @returns the files that this call runs, without the files that every request runs */
  async function traceOf(call: () => Promise<unknown>): Promise<string[]> {
    const hooks = await filesOf(() => world.lin.get('/api/nothing'))
    const shared = new Set([...hooks, ...pathsIn(everyCall)])
    return (await filesOf(call)).filter((file) => !shared.has(file)).sort()
  }

  const serverFiles = (trace: string[]) => trace.filter((file) => file.startsWith('server/')).sort()

  test('the request for a profile runs exactly the files of its trace', async () => {
    const call = async () =>
      jsonOf(await world.site.post('/api/syncPlantInfo', { postName: magnolia[0] }))
    expect(await traceOf(call)).toEqual(serverFiles(profile))
  })

  test('the upload of a photograph runs exactly the files of its trace', async () => {
    const bytes = await freshPicture()
    const call = () => send.picture(world.lin, 'plant', magnolia[0], bytes)
    expect(await traceOf(call)).toEqual(serverFiles(upload))
  })

  test('the approval of a photograph runs exactly the files of its trace', async () => {
    const ids = [await send.picture(world.lin, 'plant', magnolia[0])]
    const call = async () =>
      jsonOf(await world.teacher.call('newPictureAuth', { ids, decision: true }))
    expect(await traceOf(call)).toEqual(serverFiles(decision))
  })
})
