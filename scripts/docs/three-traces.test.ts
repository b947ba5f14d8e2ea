/**
 * Tests the traces in `docs/three-traces.md`. The profiler of V8 counts the functions that each call runs, and
 * breakpoints show the order of the files.
 */
import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { onlyOnSqlite } from '../../tests/harness/databases/databases.ts'
import {
  freshPicture,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'

const [, everyCall = '', ...traces] = readFileSync('docs/three-traces.md', 'utf8').split('\n## ')
const pathsIn = (section: string) =>
  [...section.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file)
const [profile = [], upload = [], ...decisions] = traces.map(pathsIn)
const [photograph = [], corrected = [], newSpecies = [], edit = []] = decisions

test('the traces of profile, upload and decisions have 12, 18 and 12 files at most', () => {
  expect(decisions).toHaveLength(4)
  expect(profile.length).toBeLessThanOrEqual(12)
  expect(upload.length).toBeLessThanOrEqual(18)
  for (const decision of decisions) expect(decision.length).toBeLessThanOrEqual(12)
})

test.each([profile, upload, ...decisions])('a trace names each file once', (...trace) => {
  const files = [...pathsIn(everyCall), ...trace]
  expect(files).toEqual([...new Set(files)])
})

/** Files that traces leave out: kernel, config, database, sessions, and the timers of the error log and of content. */
const excluded =
  /^server\/(kernel|config|database|sessions|status\/error-counts|content\/(?!follow-edited))/

const isTraced = (file: string) => file.startsWith('server/') && !excluded.test(file)

interface RunFunction {
  file: string
  scriptId: string
  /** Characters before the function in its file. */
  offset: number
}

onlyOnSqlite((open) => {
  let school: School
  const inspector = new Session()
  beforeAll(async () => {
    school = await openSchool(await open())
    inspector.connect()
    await inspector.post('Profiler.enable')
    await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    return () => inspector.disconnect()
  })

  /** @returns the functions of the server that `work` runs, without those of excluded files */
  async function functionsOf(work: () => Promise<unknown>): Promise<RunFunction[]> {
    // Each reading resets the counts.
    await inspector.post('Profiler.takePreciseCoverage')
    await work()
    const { result } = await inspector.post('Profiler.takePreciseCoverage')
    return result.flatMap(({ url, scriptId, functions }) => {
      const file = path.relative('.', url.replace(/^file:\/\//, ''))
      const run = functions.flatMap(({ ranges: [range] }) => (range?.count ? [range] : []))
      return isTraced(file)
        ? run.map(({ startOffset }) => ({ file, scriptId, offset: startOffset }))
        : []
    })
  }

  /** @returns the files of the functions, in the order in which `work` first enters the files */
  async function orderOf(
    functions: readonly RunFunction[],
    work: () => Promise<unknown>,
  ): Promise<string[]> {
    const entered = new Set<string>()
    // The condition of a breakpoint notes the file. The condition is never true, so the process never pauses.
    Object.assign(globalThis, { noteFile: (file: string) => void entered.add(file) })
    await inspector.post('Debugger.enable')
    for (const { file, scriptId, offset } of functions) {
      const { scriptSource } = await inspector.post('Debugger.getScriptSource', { scriptId })
      // The first character of an arrow function belongs to the function around it.
      const lines = scriptSource.slice(0, offset + 1).split('\n')
      const columnNumber = lines.at(-1)?.length ?? 0
      const location = { scriptId, lineNumber: lines.length - 1, columnNumber }
      const condition = `noteFile(${JSON.stringify(file)})`
      await inspector.post('Debugger.setBreakpoint', { location, condition })
    }
    await work()
    await inspector.post('Debugger.disable')
    return [...entered]
  }

  /**
   * Expects that a call enters the files of a trace in this order, besides the files that every request enters. The
   * functions of the first call receive the breakpoints for the second call.
   * @param prepare prepares one call @returns the function that makes the call
   */
  async function expectTrace(trace: string[], prepare: () => Promise<() => Promise<unknown>>) {
    const hooks = await functionsOf(() => school.lin.get('/api/nothing'))
    const shared = new Set([...hooks.map(({ file }) => file), ...pathsIn(everyCall)])
    const functions = await functionsOf(await prepare())
    const ownFunctions = functions.filter(({ file }) => !shared.has(file))
    const expected = trace.filter((file) => file.startsWith('server/'))
    const files = new Set(ownFunctions.map(({ file }) => file))
    expect([...files].sort()).toEqual(expected.toSorted())
    expect(await orderOf(ownFunctions, await prepare())).toEqual(expected)
  }

  test('the request for a profile enters exactly the files of its trace, in order', async () => {
    await expectTrace(profile, async () => {
      // A new photograph makes the cached answer stale.
      await send.picture(school.teacher, 'plant', magnolia[0])
      return async () =>
        jsonOf(await school.site.post('/api/syncPlantInfo', { postName: magnolia[0] }))
    })
  })

  test('the upload of a photograph enters exactly the files of its trace, in order', async () => {
    await expectTrace(upload, async () => {
      const bytes = await freshPicture()
      return () => send.picture(school.lin, 'plant', magnolia[0], bytes)
    })
  })

  test('the approval of a photograph enters exactly the files of its trace, in order', async () => {
    await expectTrace(photograph, async () => {
      const ids = [await send.picture(school.lin, 'plant', magnolia[0])]
      return async () =>
        jsonOf(await school.teacher.call('newPictureAuth', { ids, decision: true }))
    })
  })

  test('the approval of a corrected photograph enters the files of its trace, in order', async () => {
    await expectTrace(corrected, async () => {
      const ids = [await send.picture(school.lin, 'plant', magnolia[0])]
      const change = { takenBy: 'Wu', takenOn: '2024-04-01', season: 'winter' }
      const input = { ids, decision: true, change }
      return async () => jsonOf(await school.teacher.call('newPictureAuth', input))
    })
  })

  test('the approval of a new species enters exactly the files of its trace, in order', async () => {
    const names = ['Nova prima', 'Nova altera']
    await expectTrace(newSpecies, async () => {
      const name = names.pop() ?? ''
      const id = await send.species(school.lin, 'plant', name)
      await send.picture(school.lin, 'plant', name)
      return async () => jsonOf(await school.teacher.call('newPostAuth', { id, decision: true }))
    })
  })

  test('the approval of an edit enters exactly the files of its trace, in order', async () => {
    const places = ['Gate', 'Lake']
    await expectTrace(edit, async () => {
      const change = { location: places.pop() }
      const id = await send.edit(school.lin, 'plant', magnolia[0], change)
      const input = { id, decision: true }
      return async () => jsonOf(await school.teacher.call('handleEditDecision', input))
    })
  })
})
