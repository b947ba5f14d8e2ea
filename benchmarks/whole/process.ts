/** Measures the time that a site takes to start. */
import { runSite } from '../site/made-site.ts'
import { median } from './load.ts'

/** @returns milliseconds from the start of the process to its first answer: the median of several starts */
export async function startUpTime(folder: string, times: number): Promise<number> {
  const durations: number[] = []
  for (let start = 0; start < times; start++) {
    const startedAt = performance.now()
    const site = await runSite(folder)
    await (await fetch(`${site.address}/healthz`)).text()
    durations.push(performance.now() - startedAt)
    await site.stop()
  }
  return median(durations)
}
