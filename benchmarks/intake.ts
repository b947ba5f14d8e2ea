/**
 * Measures how much uploads delay readers: `npm run bench:intake`. The benchmark measures the response time of a
 * profile and the delay of the event loop during 8 uploads of 12 megapixels. The benchmark also measures the
 * memory that 20 files of 10 MB need.
 */
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { makeSite, memoryOf, type RunningSite } from './site/made-site.ts'
import { becomeMember, upload } from './site/uploading.ts'

const profile = '/search/Magnolia_measured'
const uploads = 8
const largeUpload = { files: 20, bytes: 10_000_000 }

const folder = await mkdtemp(path.join(os.tmpdir(), 'huaniao-intake-'))
const watch = path.resolve(import.meta.dirname, 'watch-event-loop.ts')
const site = await makeSite(path.join(folder, 'data'), undefined, watch)
try {
  const token = await becomeMember(site)
  await readFor(site, 3000)
  // Measures memory first, because a process does not immediately free the memory that many readers needed.
  const files = (await makePhotographs(largeUpload.files, 93)).map(padded)
  await setTimeout(3000)
  const idle = await memoryOf(site)
  await writeFile(`/proc/${site.process.pid}/clear_refs`, '5')
  await upload(site, token, files)
  const peak = await memoryOf(site, 'VmHWM')
  const sizes = `${largeUpload.files} files of ${largeUpload.bytes.toLocaleString('en')} bytes`
  console.info(
    `memory: idle ${idle} MB; at most ${peak} MB while the site receives ${sizes}: +${peak - idle} MB`,
  )

  console.info(`${os.cpus().length} cores; pages read one after another without a pause`)

  await loopDelay(site)
  const timesAlone = await readFor(site, 8000)
  print('reading alone', timesAlone, await loopDelay(site))

  const photographs = await makePhotographs(uploads, 85)
  await loopDelay(site)
  let isProcessing = true
  const sending = Promise.all(photographs.map((bytes) => upload(site, token, [bytes])))
  const completion = sending.finally(() => {
    isProcessing = false
  })
  // `await completion` below throws the error of a failed upload.
  completion.catch(() => {})
  const timesDuringUploads = await readWhile(site, () => isProcessing)
  await completion
  print(
    `while ${uploads} uploads of 12 megapixels are processed`,
    timesDuringUploads,
    await loopDelay(site),
  )
} finally {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Makes different photographs of 12 megapixels, with noise that resembles leaves. */
async function makePhotographs(count: number, quality: number): Promise<Buffer[]> {
  const results: Buffer[] = []
  for (let number = 0; number < count; number++) {
    const noise = { type: 'gaussian', mean: 100 + number, sigma: 25 } as const
    const create = { width: 4000, height: 3000, channels: 3, background: '#000', noise } as const
    results.push(await sharp({ create }).jpeg({ quality }).toBuffer())
  }
  return results
}

function padded(bytes: Buffer): Buffer {
  if (bytes.length > largeUpload.bytes)
    throw new Error(`${bytes.length} bytes: choose a lower quality`)
  return Buffer.concat([bytes, Buffer.alloc(largeUpload.bytes - bytes.length)])
}

async function readFor(site: RunningSite, milliseconds: number): Promise<number[]> {
  const end = performance.now() + milliseconds
  return readWhile(site, () => performance.now() < end)
}

/** @returns the time of each page in milliseconds */
async function readWhile({ address }: RunningSite, isWanted: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (isWanted()) {
    const start = performance.now()
    const response = await fetch(address + profile)
    await response.text()
    if (!response.ok) throw new Error(`The profile answered ${response.status}`)
    times.push(performance.now() - start)
  }
  return times
}

async function loopDelay({ process: server }: RunningSite) {
  server.send('report')
  const [answer] = await once(server, 'message')
  return answer as { longest: number; percentile99: number }
}

function print(phase: string, times: number[], loop: { longest: number }): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]
  const words = [0.5, 0.99].map((part) => `${at(part)?.toFixed(1)} ms`)
  console.info(
    `${phase}: ${times.length} profiles, median ${words[0]}, 99th percentile ${words[1]}; ` +
      `event loop delayed by at most ${loop.longest.toFixed(1)} ms`,
  )
}
