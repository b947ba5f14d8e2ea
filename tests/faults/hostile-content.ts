/**
 * Replaces files of `content/` with hostile ones while people read. The pages must keep the last good
 * content.
 */
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '../harness/sites/running-site.ts'
import { type Fault, worst } from './fault.ts'
import { attack, attacks, invalidFiles, outsideText, scripted } from './hostile-files.ts'
import { memoryOf, metricsToken } from './idle-connections.ts'
import { type ReadRequest, startReaders } from './readers.ts'
import { openTestedSite, type TestedSite } from './tested-site.ts'

/** Milliseconds. */
const noticedWithin = 5000
const answersWithin = 3000
/** Megabytes. */
const most = { grownBy: 300, ofMemory: 700 }
const yaml = ['site.yaml', 'home.yaml', 'about-us.yaml', 'walks.yaml', 'videos.yaml']

export const hostileContent: Fault = async ({ rounds }) => {
  const tested = await openTestedSite({ METRICS_TOKEN: metricsToken })
  const folder = tested.environment.CONTENT_DIR as string
  const outside = path.join(folder, '../outside.yaml')
  const backup = path.join(folder, '../backup')
  await cp(folder, backup, { recursive: true })
  const losses: string[] = await startWithInvalidFiles(tested, folder, backup)
  await writeFile(outside, `name: { en: ${outsideText}, zh: 外 }\ndescription: { en: a, zh: 甲 }\n`)
  const server = await tested.start()
  const { origin } = server
  await tested.publishFlower(origin)
  const before = await memoryOf(origin)
  const all = await requestsOfContent(origin, backup)
  const reading = startReaders({ origin, people: 4, all })
  const pauses: number[] = []
  const sizes: number[] = []
  let done = 0
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(attacks)) {
      // Only `site.yaml` is required. A missing other file is not an error.
      const file = name === 'gone' ? 'site.yaml' : (yaml[(round + done) % yaml.length] as string)
      await attack(name, path.join(folder, file), outside)
      await attack('link out', path.join(folder, 'poster.webp'), outside)
      pauses.push(await slowestAnswer(origin, 600))
      sizes.push(await memoryOf(origin))
      await restoreFiles(folder, backup)
      done++
    }
    await rm(folder, { recursive: true })
    await setTimeout(1000)
    await cp(backup, folder, { recursive: true })
    const name = `Garden ${round}`
    losses.push(...(await acceptsGoodFile(origin, folder, backup, name)))
  }
  await reading.stop()
  losses.push(...reading.wrong)
  const slow = pauses.filter((pause) => pause > answersWithin).length
  if (slow > 0) losses.push(`${slow} answers took longer than ${answersWithin} ms`)
  if (worst(sizes) > Math.max(before + most.grownBy, most.ofMemory)) {
    losses.push(`the site's memory grew from ${before} to ${worst(sizes)} MB`)
  }
  await server.end('SIGTERM')
  await tested.remove()
  const counts = [
    `${done} hostile files and ${rounds} folders removed`,
    `${reading.right()} answers read`,
    `the slowest ${worst(pauses).toFixed(0)} ms`,
    `${before} MB before, ${worst(sizes)} MB at most`,
    `${Object.keys(invalidFiles).length} starts rejected with file and line`,
  ]
  return { counts: counts.join(', '), losses }
}

/**
 * Starts the site with each invalid file. @returns a loss unless the start fails with a message that names
 * file and line
 */
async function startWithInvalidFiles(
  tested: TestedSite,
  folder: string,
  backup: string,
): Promise<string[]> {
  const losses: string[] = []
  for (const [name, bytes] of Object.entries(invalidFiles)) {
    await writeFile(path.join(folder, 'home.yaml'), bytes)
    const message = await startServer(tested.environment).then(
      async (server) => {
        await server.end('SIGKILL')
        return 'the site started'
      },
      (error: Error) => error.message,
    )
    if (!/home\.yaml, line \d+: /.test(message) || message.includes('    at ')) {
      losses.push(`${name} at start: ${message.slice(0, 200)}`)
    }
  }
  await restoreFiles(folder, backup)
  return losses
}

/**
 * @returns requests whose answers must stay correct: the last good content, and no file from outside the
 *   folder
 */
async function requestsOfContent(origin: string, backup: string): Promise<ReadRequest[]> {
  const page = (url: string, words: string): ReadRequest => ({
    url,
    isRight: (answer) =>
      answer.includes(words) && !/<script>alert|<img src=x/.test(answer.toString()),
  })
  const clip = await readFile(path.join(backup, 'clip.webp'))
  const answer = await fetch(`${origin}/content/clip.webp`)
  if (!clip.equals(Buffer.from(await answer.arrayBuffer())))
    throw new Error('The clip is not served')
  const all = [
    page('/home', 'When the magnolias open'),
    page('/aboutUs', 'club@school.example'),
    page('/video/magnolia', 'A year of the magnolia'),
    page('/databasePlant', '</html>'),
  ]
  for (const { url, isRight } of all) {
    const shown = Buffer.from(await (await fetch(`${origin}${url}`)).arrayBuffer())
    if (!isRight(shown)) throw new Error(`${url} does not show the good content`)
  }
  return all
}

/**
 * Requests a file of `content/` again and again.
 * @param during milliseconds
 * @returns the longest wait, in milliseconds
 */
async function slowestAnswer(origin: string, during: number): Promise<number> {
  let longest = 0
  for (const until = performance.now() + during; performance.now() < until; ) {
    const began = performance.now()
    const answer = await fetch(`${origin}/content/poster.webp`)
    const words = await answer.text()
    longest = Math.max(longest, performance.now() - began)
    if (words.includes(outsideText)) throw new Error('A file from outside was served')
    await setTimeout(10)
  }
  return longest
}

/** Restores every file, each with one rename. */
async function restoreFiles(folder: string, backup: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const file of [...yaml, 'poster.webp']) {
    const place = path.join(folder, file)
    await cp(path.join(backup, file), `${place}.new`)
    await rename(`${place}.new`, place).catch(async () => {
      await rm(place, { recursive: true })
      await rename(`${place}.new`, place)
    })
  }
}

/** Replaces a file with a good one. @returns losses unless the page shows it, with its scripts as text */
async function acceptsGoodFile(origin: string, folder: string, backup: string, name: string) {
  const file = path.join(folder, 'about-us.yaml')
  const words = JSON.parse(await readFile(path.join(backup, 'about-us.yaml'), 'utf8'))
  words.club.text.en = scripted(name)
  await writeFile(file, JSON.stringify(words))
  for (const until = Date.now() + noticedWithin; Date.now() < until; await setTimeout(50)) {
    const page = await (await fetch(`${origin}/aboutUs`)).text()
    if (!page.includes(name)) continue
    return /<script>alert|<img src=x|href="javascript/.test(page)
      ? [`${name}: a script of its text would run`]
      : []
  }
  return [`${name} was not shown`]
}
