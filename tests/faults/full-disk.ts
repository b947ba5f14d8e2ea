/**
 * Checks a site on a full disk. Writes must get 507, and reads must succeed. Once space is free again, writes must
 * succeed without a restart.
 */
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDisks, runProgram } from './disks.ts'
import type { Fault } from './fault.ts'
import { findLosses } from './find-losses.ts'
import { startReaders } from './readers.ts'
import { startSenders } from './senders.ts'
import { openTestedSite } from './tested-site.ts'

/** The size of the disk. The site reserves 100 MB of it for the database. */
const size = '104m'
const largerSize = '300m'
/** Milliseconds. */
const waitLimit = 120_000
const readDuration = 5000

export const fullDisk: Fault = async () => {
  const disks = await openDisks(['mount', 'umount'])
  const disk = await disks.mountMemory('small', size)
  const testedSite = await openTestedSite({ DATA_DIR: path.join(disk, 'data'), LOG_LEVEL: 'fatal' })
  try {
    const server = await testedSite.start()
    const { origin } = server
    let ended = ''
    server.ended.then((outcome) => {
      ended = outcome
    })
    const token = await testedSite.publishFlower(origin)
    const people = { origin, token, people: 3, mayBeFull: true }
    const pictures = startSenders({ ...people, content: 'pictures' })
    const losses: string[] = []
    await waitFor(() => pictures.noSpaceCount() > 0, 'no picture was ever rejected', losses)
    const acceptedCount = pictures.acknowledged.length
    const species = startSenders({ ...people, content: 'species' })
    await waitFor(
      () => species.acknowledged.length > 20,
      'no room was reserved for the database',
      losses,
    )
    const writtenCount = species.acknowledged.length
    // A file that does not belong to the site fills the rest of the disk.
    const filler = path.join(disk, 'filler')
    await fill(filler)
    await waitFor(() => species.noSpaceCount() > 0, 'no species was ever rejected', losses)
    const readers = startReaders({ origin, people: 8 })
    await setTimeout(readDuration)
    await readers.stop()
    await rm(filler)
    const startTime = performance.now()
    const before = species.acknowledged.length
    await waitFor(
      () => species.acknowledged.length > before,
      'no species is accepted again',
      losses,
    )
    const recoveryTime = performance.now() - startTime
    await runProgram('mount', '-o', `remount,size=${largerSize}`, disk)
    const picturesBefore = pictures.acknowledged.length
    await waitFor(
      () => pictures.acknowledged.length > picturesBefore + 5,
      'no picture is accepted again',
      losses,
    )
    for (const senders of [pictures, species]) await senders.stop()
    if (ended) losses.push(ended)
    await server.end('SIGTERM')
    losses.push(...readers.wrongAnswers, ...pictures.wrongAnswers, ...species.wrongAnswers)
    if (readers.unavailableCount() > 0)
      losses.push(`reading failed ${readers.unavailableCount()} times`)
    const acknowledged = [...pictures.acknowledged, ...species.acknowledged]
    losses.push(...(await testedSite.inspect((site) => findLosses(site, acknowledged))))
    const counts = [
      `full after ${acceptedCount} pictures, ${writtenCount} species after that`,
      `${pictures.noSpaceCount() + species.noSpaceCount()} times 507`,
      `${readers.correctCount()} answers read with no byte left`,
      `a species is accepted ${recoveryTime.toFixed(0)} ms after there is room`,
      `${acknowledged.length} writes acknowledged`,
    ]
    return { counts: counts.join(', '), losses }
  } finally {
    disks.close()
    await testedSite.remove()
  }
}

/** Waits for a condition, and adds a loss if the condition is not met in time. */
async function waitFor(isMet: () => boolean, loss: string, losses: string[]): Promise<void> {
  for (const deadline = Date.now() + waitLimit; !isMet(); await setTimeout(20)) {
    if (Date.now() > deadline) return void losses.push(loss)
  }
}

/** Writes until no byte of the disk is free. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w')
  for (let piece = Buffer.alloc(1_000_000); piece.length > 0; ) {
    try {
      await handle.write(piece)
    } catch {
      piece = piece.subarray(0, Math.floor(piece.length / 2))
    }
  }
  await handle.close()
}
