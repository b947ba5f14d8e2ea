/** Mounts small disks for a fault, and unmounts them when the fault ends, even after a signal. */
import { execFile, execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '../../scripts/programs/debian.mjs'
import { Skipped } from './fault.ts'

export type Disks = Awaited<ReturnType<typeof openDisks>>

export async function runProgram(program: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(program, args)).stdout.trim()
}

/** @throws {Skipped} unless this process is root on Linux and all programs are installed */
export async function openDisks(programs: readonly string[]) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Skipped('Mounting a disk requires root on Linux.')
  }
  const missing = programs.find((program) => !findProgram([program]))
  if (missing) throw new Skipped(`${missing} is not installed.`)
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-disks-'))
  const undoSteps: (() => void)[] = []

  function close(): void {
    for (const undo of undoSteps.splice(0).reverse()) undo()
    rmSync(folder, { recursive: true, force: true })
    process.off('exit', close)
    for (const signal of signals) process.off(signal, exitAfterSignal)
  }
  process.once('exit', close)
  for (const signal of signals) process.once(signal, exitAfterSignal)

  async function mount(name: string, ...args: string[]): Promise<string> {
    const mountPoint = path.join(folder, name)
    await mkdir(mountPoint, { recursive: true })
    await runProgram('mount', ...args, mountPoint).catch((error: Error) => {
      throw new Skipped(`A disk cannot be mounted here: ${error.message}`)
    })
    undoSteps.push(() => unmount(mountPoint))
    return mountPoint
  }

  return {
    folder,
    close,
    mountMemory: (name: string, size: string) =>
      mount(name, '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs'),

    /** @param direct whether writes reach the image at once, without the page cache */
    async mountImage(image: string, name: string, direct: boolean): Promise<string> {
      const options = direct ? ['--direct-io=on'] : []
      const device = await runProgram('losetup', '--find', '--show', ...options, image).catch(
        (error: Error) => {
          throw new Skipped(`No loop device is free: ${error.message}`)
        },
      )
      undoSteps.push(() => runQuietly('losetup', '--detach', device))
      if (direct && (await runProgram('losetup', '--noheadings', '-O', 'DIO', device)) !== '1') {
        throw new Skipped('The loop device does not write directly.')
      }
      return mount(name, device)
    },

    /** Unmounts the last image and detaches its device. */
    unmountLast() {
      for (const undo of undoSteps.splice(-2).reverse()) undo()
    },
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const
const exitAfterSignal = () => process.exit(130)

/**
 * Unmounts a disk. If a killed site still uses the disk for a moment, `--lazy` unmounts the disk after the site ends.
 */
function unmount(mountPoint: string): void {
  if (!runQuietly('umount', mountPoint)) runQuietly('umount', '--lazy', mountPoint)
}

function runQuietly(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
