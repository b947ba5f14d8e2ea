/**
 * Puts the name of the writing process into the name of an unfinished file. A later process can then recognise the
 * files of a killed process (security.md 77).
 */

import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** A digest of the machine's boot and of the container, because a process id is unique only within both. */
const machine = createHash('sha256').update(bootAndContainer()).digest('hex').slice(0, 12)
const processPattern = /proc-([0-9a-f]{12})-(\d+)-(\d+)(?!\d)/

/** @returns a part for the name of a file that only the process with this id writes */
export const nameOfProcess = (pid: number) => `proc-${machine}-${pid}-${startOf(pid) ?? 0}`
export const processName = nameOfProcess(process.pid)

/**
 * @returns whether the process that wrote the file has ended, even if its id now belongs to another process. The result
 * is undefined for a name without a process, a hidden process, and a process of another boot or container. The caller
 * then uses the age of the file.
 */
export function writerHasEnded(fileName: string): boolean | undefined {
  const [, fileMachine, pid, start] = processPattern.exec(fileName) ?? []
  if (fileMachine !== machine) return undefined
  const startedAt = startOf(Number(pid))
  if (startedAt !== undefined) return String(startedAt) !== start
  // Some systems hide processes from /proc, even processes of the same user.
  return mightRun(Number(pid)) ? undefined : true
}

function bootAndContainer(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')
    return boot + readlinkSync('/proc/self/ns/pid')
  } catch {
    return hostname()
  }
}

/** @returns clock ticks from the machine's boot to the start of a process; undefined for an ended or hidden process */
function startOf(pid: number): number | undefined {
  const fields = readStat(pid)
  return fields && fields[0] !== 'Z' ? Number(fields[19]) : undefined
}

/** @returns the fields of /proc/PID/stat from the state on; undefined without the file. The state of a zombie is Z. */
function readStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name is in brackets and may contain any character, including blanks and brackets.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/**
 * @returns whether the process may be running. Signal 0 also reaches processes that are hidden from /proc. Zombies do
 * not count.
 */
function mightRun(pid: number): boolean {
  if (isZombie(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  return readStat(pid)?.[0] === 'Z'
}
