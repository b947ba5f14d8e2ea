/**
 * Simulates power cuts while the site writes. XFS copies the disk image in one instant by sharing its blocks, and a
 * site starts on the copy. With an `fsync` that does nothing, the same test must lose data.
 */
import { existsSync, globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findProgram, installPackages } from '../../scripts/programs/debian.mjs'
import { type Disks, openDisks, runProgram } from './disks.ts'
import { type Fault, largest, median, type Outcome, randomBetween, Skipped } from './fault.ts'
import { findLosses } from './find-losses.ts'
import { type AcknowledgedWrite, nextAcknowledgement, startSenders } from './senders.ts'
import { openTestedSite, type TestedSite, timeUntilReady } from './tested-site.ts'

/** The longest wait before a cut, in milliseconds. Without fsync, ext4 writes only after 5 s. */
const longestWait = 2000
const startLimit = 60_000
const imageSize = '2G'
const outerSize = '8G'

export const powerCuts: Fault = async ({ cuts }) => {
  const eatMyData = findLibrary()
  const real = await cutRepeatedly(cuts, {})
  const control = await cutRepeatedly(cuts, { LD_PRELOAD: eatMyData })
  const losses = [...real.losses, ...real.wrongAnswers]
  if (control.losses.length === 0) {
    losses.push('no write was lost without fsync, so the cuts prove nothing')
  }
  return {
    counts: `${cuts} cuts, ${summary(real)}; where fsync does nothing, ${control.cutsThatLost} of ${cuts} cuts lost some of ${control.acknowledged} acknowledged writes (${control.losses.length} in all)`,
    losses,
  }
}

/** @returns the path of the library that turns fsync off. @throws {Skipped} if a package is missing */
function findLibrary(): string {
  const library = () => globSync('/usr/lib/*/libeatmydata.so')[0]
  if (!findProgram(['mkfs.xfs']) || !library()) {
    const failure = installPackages(['xfsprogs', 'libeatmydata1'])
    if (failure) throw new Skipped(`xfsprogs and libeatmydata1 are needed. ${failure}`)
  }
  const libraryPath = library()
  if (!libraryPath) throw new Skipped('libeatmydata is not installed.')
  return libraryPath
}

interface Cuts extends Outcome {
  acknowledged: number
  cutsThatLost: number
  wrongAnswers: string[]
  startDurations: number[]
}

const summary = ({ acknowledged, startDurations }: Cuts) =>
  `${acknowledged} writes acknowledged; restart in ${median(startDurations).toFixed(0)} ms (median), ${largest(startDurations).toFixed(0)} ms (worst)`

/**
 * @param siteSettings environment variables of the site
 * @returns the losses of all cuts, and the measured numbers and times
 */
async function cutRepeatedly(cuts: number, siteSettings: NodeJS.ProcessEnv): Promise<Cuts> {
  const disks = await openDisks(['losetup', 'mount', 'umount', 'truncate', 'mkfs.ext4', 'mkfs.xfs'])
  const image = await makeImage(disks)
  const testedSite = await openTestedSite({
    DATA_DIR: path.join(await mountInner(disks, image), 'data'),
  })
  try {
    const server = await testedSite.start('0', [], siteSettings)
    const token = await testedSite.publishFlower(server.origin)
    const senderGroups = (['species', 'pictures'] as const).map((content) =>
      startSenders({ origin: server.origin, token, content, people: 3 }),
    )
    const allAcknowledged = () => senderGroups.flatMap(({ acknowledged }) => [...acknowledged])
    const losses: string[] = []
    const startDurations: number[] = []
    let cutsThatLost = 0
    for (let cut = 0; cut < cuts; cut++) {
      await nextAcknowledgement(senderGroups)
      await setTimeout(randomBetween(0, longestWait))
      const acknowledged = allAcknowledged()
      await runProgram('cp', '--reflink=always', image, `${image}.cut`)
      const cutLosses = await inspectCut(
        disks,
        testedSite,
        `${image}.cut`,
        acknowledged,
        startDurations,
      )
      if (cutLosses.length > 0) cutsThatLost++
      losses.push(...cutLosses.map((content) => `cut ${cut + 1}: ${content}`))
    }
    for (const senders of senderGroups) await senders.stop()
    await server.end('SIGTERM')
    const wrongAnswers = senderGroups.flatMap((senders) => senders.wrongAnswers)
    return {
      counts: '',
      losses,
      cutsThatLost,
      wrongAnswers,
      startDurations,
      acknowledged: allAcknowledged().length,
    }
  } finally {
    disks.close()
    await testedSite.remove()
  }
}

/**
 * Makes the image on XFS. XFS copies a file by sharing its blocks, and no process can write to the file during a copy.
 * @returns the path of the image
 */
async function makeImage(disks: Disks): Promise<string> {
  const outerImage = path.join(disks.folder, 'outer.img')
  await runProgram('truncate', '--size', outerSize, outerImage)
  await runProgram('mkfs.xfs', '-q', '-m', 'reflink=1', outerImage)
  const image = path.join(await disks.mountImage(outerImage, 'outer', false), 'disk.img')
  await runProgram('truncate', '--size', imageSize, image)
  await runProgram('mkfs.ext4', '-q', image)
  return image
}

const mountInner = (disks: Disks, image: string) => disks.mountImage(image, 'disk', true)

/** @returns one sentence for each loss on the disk at the instant of the cut */
async function inspectCut(
  disks: Disks,
  testedSite: TestedSite,
  copy: string,
  acknowledged: readonly AcknowledgedWrite[],
  startDurations: number[],
): Promise<string[]> {
  const mountPoint = await disks.mountImage(copy, 'cut', true)
  const cutSettings = { DATA_DIR: path.join(mountPoint, 'data') }
  try {
    if (!existsSync(cutSettings.DATA_DIR)) return ['the data folder is missing']
    const startTime = performance.now()
    const server = await testedSite.start('0', [], cutSettings)
    const ready = await timeUntilReady(server.origin, startLimit)
    startDurations.push(performance.now() - startTime)
    await server.end('SIGTERM')
    if (ready > startLimit) return ['the site is not ready again']
    return await testedSite.inspect((site) => findLosses(site, acknowledged), cutSettings)
  } catch (error) {
    return [`${error}`]
  } finally {
    disks.unmountLast()
    await rm(copy)
  }
}
