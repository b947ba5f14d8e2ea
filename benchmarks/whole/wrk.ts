/** Measures the speed of a server with `wrk`, a client written in C that hardly limits the server (Debian: `wrk`). */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { connections, type MeasuredRequest, requestOf } from './load.ts'

const run = promisify(execFile)

/**
 * @returns the number of answers per second
 * @throws after an error or a status of 400 or more, or if there is no `wrk`
 */
export async function measureWithWrk(measured: MeasuredRequest, seconds: number): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'huaniao-wrk-'))
  try {
    const script = path.join(folder, 'request.lua')
    await writeFile(script, scriptOf(measured))
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, measured.url]
    const { stdout } = await run('wrk', options)
    const failures = /Non-2xx or 3xx responses.*|Socket errors.*/.exec(stdout)
    if (failures) throw new Error(`${measured.url}: ${failures[0]}`)
    return Number(/^Requests\/sec:\s+([\d.]+)/m.exec(stdout)?.[1])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns a script in Lua that sets the method, the headers and the body of each request */
function scriptOf(measured: MeasuredRequest): string {
  const { method, headers, body } = requestOf(measured)
  // A string of JSON is also a string of Lua, because the requests contain only ASCII.
  const fields = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  )
  const lines = [`wrk.method = ${JSON.stringify(method)}`, ...fields]
  return [...lines, ...(body ? [`wrk.body = ${JSON.stringify(body)}`] : [])].join('\n')
}
