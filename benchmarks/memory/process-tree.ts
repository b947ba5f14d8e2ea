/** Measures, on Linux only, the resident memory of a process together with all processes that it has started. */
import { readdir, readFile, writeFile } from 'node:fs/promises'

/** Milliseconds between two measurements. */
const interval = 100

/** @param root the process that started all other processes */
export function followMemory(root: number) {
  let peak = 0
  const measure = async () => {
    const now = await memoryOf(await treeOf(root))
    peak = Math.max(peak, now)
    return now
  }
  const timer = setInterval(() => void measure(), interval)
  return {
    /**
     * @returns megabytes. `now` is the memory of all processes, and `own` is the memory of the root process. `peak` is
     * the highest memory since `forgetPeak`, of all processes or of the root process alone.
     */
    async read() {
      const now = await measure()
      const own = await kilobytes(root, 'VmRSS')
      // The kernel records every peak of the root process, even between two measurements.
      peak = Math.max(peak, await kilobytes(root, 'VmHWM'))
      return { now: megabytes(now), own: megabytes(own), peak: megabytes(peak) }
    },

    async forgetPeak(): Promise<void> {
      await writeFile(`/proc/${root}/clear_refs`, '5')
      peak = 0
    },

    stop: () => clearInterval(timer),
  }
}

/**
 * @returns kilobytes of the processes together. Nearly all mapped files are Node's program and libraries, which the
 * processes share, so only the largest size of mapped files counts.
 */
async function memoryOf(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(
    pids.map(async (pid) => ({
      all: await kilobytes(pid, 'VmRSS'),
      files: await kilobytes(pid, 'RssFile'),
    })),
  )
  const ownParts = sizes.reduce((sum, { all, files }) => sum + all - files, 0)
  return ownParts + Math.max(...sizes.map(({ files }) => files))
}

const megabytes = (size: number) => Math.round(size / 1024)

async function treeOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    threads.map((thread) =>
      readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
    ),
  )
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
  return [pid, ...(await Promise.all(children.map(treeOf))).flat()]
}

/** @returns kilobytes, or 0 for a process that has ended */
async function kilobytes(pid: number, field: 'VmRSS' | 'VmHWM' | 'RssFile'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
}
