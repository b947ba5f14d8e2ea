/**
 * Replaces files of `content/` with hostile files while readers request pages. The pages must keep the last valid
 * content.
 */
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '../harness/sites/running-site.ts'
import { type Fault, largest } from './fault.ts'
import { attack, attacks, invalidFiles, outsideText, withScripts } from './hostile-files.ts'
import { memoryOf, metricsToken } from './idle-connections.ts'
import { type ReadRequest, startReaders } from './readers.ts'
import { openTestedSite, type TestedSite } from './tested-site.ts'

/** Milliseconds. */
const noticeLimit = 5000
const answerLimit = 3000
/** Megabytes. */
const maximum = { grownBy: 300, ofMemory: 700 }
const yamlFiles = ['site.yaml', 'home.yaml', 'about-us.yaml', 'walks.yaml', 'videos.yaml']

export const hostileContent: Fault = async ({ rounds }) => {
  const testedSite = await openTestedSite({ METRICS_TOKEN: metricsToken })
  const folder = testedSite.environment.CONTENT_DIR as string
  const outside = path.join(folder, '../outside.yaml')
  const backup = path.join(folder, '../backup')
  await cp(folder, backup, { recursive: true })
  const losses: string[] = await startWithInvalidFiles(testedSite, folder, backup)
  await writeFile(outside, `name: { en: ${outsideText}, zh: 外 }\ndescription: { en: a, zh: 甲 }\n`)
  const server = await testedSite.start()
  const { origin } = server
  await testedSite.publishFlower(origin)
  const before = await memoryOf(origin)
  const requests = await requestsOfContent(origin, backup)
  const readers = startReaders({ origin, people: 4, requests })
  const answerTimes: number[] = []
  const memorySizes: number[] = []
  let attackCount = 0
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(attacks)) {
      // Only `site.yaml` is required. Any other file may be missing.
      const file =
        name === 'removed'
          ? 'site.yaml'
          : (yamlFiles[(round + attackCount) % yamlFiles.length] as string)
      await attack(name, path.join(folder, file), outside)
      await attack('link out', path.join(folder, 'poster.webp'), outside)
      answerTimes.push(await slowestAnswer(origin, 600))
      memorySizes.push(await memoryOf(origin))
      await restoreFiles(folder, backup)
      attackCount++
    }
    await rm(folder, { recursive: true })
    await setTimeout(1000)
    await cp(backup, folder, { recursive: true })
    const name = `Garden ${round}`
    losses.push(...(await checkValidFile(origin, folder, backup, name)))
  }
  await readers.stop()
  losses.push(...readers.wrongAnswers)
  const slowCount = answerTimes.filter((time) => time > answerLimit).length
  if (slowCount > 0) losses.push(`${slowCount} answers took longer than ${answerLimit} ms`)
  if (largest(memorySizes) > Math.max(before + maximum.grownBy, maximum.ofMemory)) {
    losses.push(`the site's memory grew from ${before} to ${largest(memorySizes)} MB`)
  }
  await server.end('SIGTERM')
  await testedSite.remove()
  const counts = [
    `${attackCount} hostile files, and the folder removed ${rounds} times`,
    `${readers.correctCount()} answers read`,
    `the slowest ${largest(answerTimes).toFixed(0)} ms`,
    `${before} MB before, ${largest(memorySizes)} MB at most`,
    `${Object.keys(invalidFiles).length} starts rejected with file and line`,
  ]
  return { counts: counts.join(', '), losses }
}

/**
 * Starts the site with each invalid file. @returns a loss unless the start fails with a message that names
 * file and line
 */
async function startWithInvalidFiles(
  testedSite: TestedSite,
  folder: string,
  backup: string,
): Promise<string[]> {
  const losses: string[] = []
  for (const [name, bytes] of Object.entries(invalidFiles)) {
    await writeFile(path.join(folder, 'home.yaml'), bytes)
    const message = await startServer(testedSite.environment).then(
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
 * @returns requests whose answers must stay correct. A correct answer has the last valid content, and no script of a
 *   hostile file
 */
async function requestsOfContent(origin: string, backup: string): Promise<ReadRequest[]> {
  const page = (url: string, text: string): ReadRequest => ({
    url,
    isCorrect: (answer) =>
      answer.includes(text) && !/<script>alert|<img src=x/.test(answer.toString()),
  })
  const clip = await readFile(path.join(backup, 'clip.webp'))
  const answer = await fetch(`${origin}/content/clip.webp`)
  if (!clip.equals(Buffer.from(await answer.arrayBuffer())))
    throw new Error('The clip is not served')
  const requests = [
    page('/home', 'When the magnolias open'),
    page('/aboutUs', 'club@school.example'),
    page('/video/magnolia', 'A year of the magnolia'),
    page('/databasePlant', '</html>'),
  ]
  for (const { url, isCorrect } of requests) {
    const answer = Buffer.from(await (await fetch(`${origin}${url}`)).arrayBuffer())
    if (!isCorrect(answer)) throw new Error(`${url} does not show the valid content`)
  }
  return requests
}

/**
 * Requests a file of `content/` repeatedly.
 * @param duration milliseconds
 * @returns the longest wait, in milliseconds
 */
async function slowestAnswer(origin: string, duration: number): Promise<number> {
  let longest = 0
  for (const deadline = performance.now() + duration; performance.now() < deadline; ) {
    const startTime = performance.now()
    const answer = await fetch(`${origin}/content/poster.webp`)
    const text = await answer.text()
    longest = Math.max(longest, performance.now() - startTime)
    if (text.includes(outsideText)) throw new Error('A file from outside was served')
    await setTimeout(10)
  }
  return longest
}

/** Restores every file that an attack may have replaced. A rename replaces a file atomically. */
async function restoreFiles(folder: string, backup: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const file of [...yamlFiles, 'poster.webp']) {
    const target = path.join(folder, file)
    await cp(path.join(backup, file), `${target}.new`)
    await rename(`${target}.new`, target).catch(async () => {
      await rm(target, { recursive: true })
      await rename(`${target}.new`, target)
    })
  }
}

/**
 * Replaces a file with a valid file.
 * @returns losses unless the page shows the text of the file, with scripts as text
 */
async function checkValidFile(origin: string, folder: string, backup: string, name: string) {
  const file = path.join(folder, 'about-us.yaml')
  const text = JSON.parse(await readFile(path.join(backup, 'about-us.yaml'), 'utf8'))
  text.club.text.en = withScripts(name)
  await writeFile(file, JSON.stringify(text))
  for (const deadline = Date.now() + noticeLimit; Date.now() < deadline; await setTimeout(50)) {
    const page = await (await fetch(`${origin}/aboutUs`)).text()
    if (!page.includes(name)) continue
    return /<script>alert|<img src=x|href="javascript/.test(page)
      ? [`${name}: a script of its text would run`]
      : []
  }
  return [`${name} was not shown`]
}
