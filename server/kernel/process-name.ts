/**
 * Names of unfinished files say which process writes them, so that what a killed process left is known
 * at once (security.md 77).
 */

import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Of a machine since its start, and of a container on it: only there a process id means the same. */
const place = createHash('sha256').update(placeInWords()).digest('hex').slice(0, 12)
const pattern = /proc-([0-9a-f]{12})-(\d+)-(\d+)(?!\d)/

/** To be part of the name of a file that only that process writes. */
export const nameOfProcess = (pid: number) => `proc-${place}-${pid}-${startOf(pid) ?? 0}`
export const processName = nameOfProcess(process.pid)

/**
 * Whether the process that writes the file has ended; undefined where only its age can tell: without a
 * name, or of another machine or container. A process id given to another process counts as ended.
 */
export function writerHasEnded(fileName: string): boolean | undefined {
  const [, where, pid, start] = pattern.exec(fileName) ?? []
  if (where !== place) return undefined
  const startedAt = startOf(Number(pid))
  if (startedAt !== undefined) return String(startedAt) !== start
  // A system may hide processes from /proc, even those of the same user. Then only its age tells.
  return mayRun(Number(pid)) ? undefined : true
}

function placeInWords(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')
    return boot + readlinkSync('/proc/self/ns/pid')
  } catch {
    return hostname()
  }
}

/** Ticks from the start of the machine to that of the process; undefined where none can be read. */
function startOf(pid: number): number | undefined {
  const fields = stateOf(pid)
  return fields && fields[0] !== 'Z' ? Number(fields[19]) : undefined
}

/** The fields of /proc/PID/stat from the state on: Z is a process that ended and is not waited for. */
function stateOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program is in brackets and may hold anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** Signal 0 reaches a process that runs or is not waited for yet, hidden or not. */
function mayRun(pid: number): boolean {
  if (isZombie(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  return stateOf(pid)?.[0] === 'Z'
}
