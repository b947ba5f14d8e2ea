/** The disk is full: 507, reading goes on, and once there is room writing does, without a restart. */
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDisks, run } from './disks.ts'
import type { Fault } from './fault.ts'
import { openGround } from './ground.ts'
import { brokenIn, lostOf } from './keeping.ts'
import { startReading } from './reading.ts'
import { startSending } from './sending.ts'

/** 100 MB of it are kept for the database. */
const size = '104m'
const sizeThen = '300m'
/** Milliseconds. */
const within = 120_000
const readFor = 5000

export const fullDisk: Fault = async () => {
  const disks = await openDisks(['mount', 'umount'])
  const place = await disks.mountMemory('small', size)
  const ground = await openGround({ DATA_DIR: path.join(place, 'data'), LOG_LEVEL: 'fatal' })
  try {
    const server = await ground.start()
    const { origin } = server
    let ended = ''
    server.ended.then((how) => {
      ended = how
    })
    const token = await ground.begin(origin)
    const people = { origin, token, people: 3, mayBeFull: true }
    const pictures = startSending({ ...people, what: 'pictures' })
    const losses: string[] = []
    await comes(() => pictures.foundFull() > 0, 'no picture was ever refused', losses)
    const taken = pictures.acknowledged.length
    const species = startSending({ ...people, what: 'species' })
    await comes(() => species.acknowledged.length > 20, 'no room was kept for words', losses)
    const written = species.acknowledged.length
    // Somebody else's file takes the rest.
    const filler = path.join(place, 'filler')
    await fill(filler)
    await comes(() => species.foundFull() > 0, 'no species was ever refused', losses)
    const reading = startReading({ origin, people: 8 })
    await setTimeout(readFor)
    await reading.stop()
    await rm(filler)
    const began = performance.now()
    const before = species.acknowledged.length
    await comes(() => species.acknowledged.length > before, 'no species is taken again', losses)
    const again = performance.now() - began
    await run('mount', '-o', `remount,size=${sizeThen}`, place)
    const few = pictures.acknowledged.length
    await comes(() => pictures.acknowledged.length > few + 5, 'no picture is taken again', losses)
    for (const sending of [pictures, species]) await sending.stop()
    if (ended) losses.push(ended)
    await server.end('SIGTERM')
    losses.push(...reading.wrong, ...pictures.wrong, ...species.wrong)
    if (reading.notNow() > 0) losses.push(`reading was refused ${reading.notNow()} times`)
    const acknowledged = [...pictures.acknowledged, ...species.acknowledged]
    losses.push(
      ...(await ground.look(async (site) => [
        ...(await lostOf(site, acknowledged)),
        ...(await brokenIn(site)),
      ])),
    )
    const counts = [
      `full after ${taken} pictures, ${written} species after that`,
      `${pictures.foundFull() + species.foundFull()} times 507`,
      `${reading.right()} answers read with no byte left`,
      `a species is taken ${again.toFixed(0)} ms after there is room`,
      `${acknowledged.length} writes acknowledged`,
    ]
    return { counts: counts.join(', '), losses }
  } finally {
    disks.close()
    await ground.remove()
  }
}

async function comes(done: () => boolean, otherwise: string, losses: string[]): Promise<void> {
  for (const until = Date.now() + within; !done(); await setTimeout(20)) {
    if (Date.now() > until) return void losses.push(otherwise)
  }
}

/** To the last byte there is. */
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
