/** How long a site takes to open, and how much memory it holds (Linux). */
import { readFile } from 'node:fs/promises'
import { run } from '../made-site.ts'
import { median } from './load.ts'

/** Milliseconds from starting the process to its first answer; the median of so many starts. */
export async function startUpTime(folder: string, times: number): Promise<number> {
  const taken: number[] = []
  for (let start = 0; start < times; start++) {
    const begun = performance.now()
    const site = await run(folder)
    await (await fetch(`${site.address}/healthz`)).text()
    taken.push(performance.now() - begun)
    await site.stop()
  }
  return median(taken)
}

/** Megabytes in memory, in all: `VmRSS` now, `VmHWM` at most so far. */
export async function memoryOf(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}
