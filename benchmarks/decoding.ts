/**
 * Measures memory while a site receives pictures that need much memory for decoding: `npm run bench:decoding`. The
 * benchmark sends each picture to a new process of one site, then all pictures at once to another process.
 * `-- --mixture` skips the first part; `-- --only TEXT` chooses the pictures whose names contain TEXT.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeSite, memoryOf, runSite } from './site/made-site.ts'
import { becomeMember, sendFile } from './site/uploading.ts'
import { worstPictures } from './worst-pictures.ts'

/** The limit of the memory of the whole process during a mixture, in megabytes. */
const limit = 450
const rounds = 3

const { values } = parseArgs({
  options: {
    mixture: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const folder = await mkdtemp(path.join(os.tmpdir(), 'huaniao-decoding-'))
const data = path.join(folder, 'data')
try {
  const firstSite = await makeSite(data)
  const token = await becomeMember(firstSite)
  await firstSite.stop()
  const files = new Map<string, Buffer>()
  for (const [kind, make] of Object.entries(worstPictures))
    if (kind.includes(values.only)) files.set(kind, await (await make()).toBuffer())
  if (!values.mixture) for (const [kind, bytes] of files) await measureAlone(token, kind, bytes)
  await measureMixture(token, [...files.values()])
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measureAlone(token: string, kind: string, bytes: Buffer): Promise<void> {
  const site = await runSite(data)
  const idle = await memoryOf(site)
  const outcome = await sendFile(site, token, bytes)
  const peak = await memoryOf(site, 'VmHWM')
  await site.stop()
  const size = `${Math.round(bytes.length / 1000)} kB`
  console.info(`${kind} (${size}): ${outcome}; ${idle} MB idle, +${peak - idle} MB at most`)
}

async function measureMixture(token: string, files: Buffer[]): Promise<void> {
  const site = await runSite(data)
  // The site needs this time to free the memory that its start used.
  await setTimeout(2500)
  const idle = await memoryOf(site)
  await writeFile(`/proc/${site.process.pid}/clear_refs`, '5')
  for (let round = 0; round < rounds; round++) {
    // The site recognises a file that it already has. Bytes after the picture make each file new and do not change its
    // decoding.
    const paddedFiles = files.map((bytes) => Buffer.concat([bytes, Buffer.from(`round ${round}`)]))
    const outcomes = await Promise.all(paddedFiles.map((bytes) => sendFile(site, token, bytes)))
    const sentCount = outcomes.filter((outcome) => outcome === 'sent').length
    const peak = await memoryOf(site, 'VmHWM')
    console.info(
      `all ${files.length} pictures at once, round ${round + 1}: ${sentCount} sent; ${idle} MB idle, ` +
        `${peak} MB at most (limit ${limit})`,
    )
    if (peak >= limit) process.exitCode = 1
  }
  await site.stop()
}
