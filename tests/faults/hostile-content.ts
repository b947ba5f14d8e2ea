/** `content/` is overwritten with whatever is bad while people read: the last good words stay. */
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '../harness/sites/running-site.ts'
import { type Fault, worst } from './fault.ts'
import { type Ground, openGround } from './ground.ts'
import { attack, attacks, neverTaken, outsideWords, scripted } from './hostile-words.ts'
import { memoryOf, metricsToken } from './idle-connections.ts'
import { startReading, type Thing } from './reading.ts'

/** Milliseconds. */
const noticedWithin = 5000
const answersWithin = 3000
const most = { grownBy: 300, ofMemory: 700 }
const yaml = ['site.yaml', 'home.yaml', 'about-us.yaml', 'walks.yaml', 'videos.yaml']

export const hostileContent: Fault = async ({ rounds }) => {
  const ground = await openGround({ METRICS_TOKEN: metricsToken })
  const folder = ground.environment.CONTENT_DIR as string
  const outside = path.join(folder, '../outside.yaml')
  const spare = path.join(folder, '../spare')
  await cp(folder, spare, { recursive: true })
  const losses: string[] = await refusedAtStart(ground, folder, spare)
  await writeFile(
    outside,
    `name: { en: ${outsideWords}, zh: 外 }\ndescription: { en: a, zh: 甲 }\n`,
  )
  const server = await ground.start()
  const { origin } = server
  await ground.begin(origin)
  const before = await memoryOf(origin)
  const all = await whatIsShown(origin, spare)
  const reading = startReading({ origin, people: 4, all })
  const pauses: number[] = []
  const sizes: number[] = []
  let done = 0
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(attacks)) {
      // A file that is taken away for good is a part left out, and only this one must be there.
      const file = name === 'gone' ? 'site.yaml' : (yaml[(round + done) % yaml.length] as string)
      await attack(name, path.join(folder, file), outside)
      await attack('link out', path.join(folder, 'poster.webp'), outside)
      pauses.push(await slowest(origin, 600))
      sizes.push(await memoryOf(origin))
      await renew(folder, spare)
      done++
    }
    await rm(folder, { recursive: true })
    await setTimeout(1000)
    await cp(spare, folder, { recursive: true })
    const name = `Garden ${round}`
    losses.push(...(await taken(origin, folder, spare, name)))
  }
  await reading.stop()
  losses.push(...reading.wrong)
  const slow = pauses.filter((pause) => pause > answersWithin).length
  if (slow > 0) losses.push(`${slow} times nobody was answered within ${answersWithin} ms`)
  if (worst(sizes) > Math.max(before + most.grownBy, most.ofMemory)) {
    losses.push(`it grew from ${before} to ${worst(sizes)} MB`)
  }
  await server.end('SIGTERM')
  await ground.remove()
  const counts = [
    `${done} hostile files and ${rounds} folders taken away`,
    `${reading.right()} answers read`,
    `the slowest ${worst(pauses).toFixed(0)} ms`,
    `${before} MB before, ${worst(sizes)} MB at most`,
    `${Object.keys(neverTaken).length} starts refused by file and line`,
  ]
  return { counts: counts.join(', '), losses }
}

/** One example of each stops the start, told by file and line. */
async function refusedAtStart(ground: Ground, folder: string, spare: string): Promise<string[]> {
  const losses: string[] = []
  for (const [name, bytes] of Object.entries(neverTaken)) {
    await writeFile(path.join(folder, 'home.yaml'), bytes)
    const words = await startServer(ground.environment).then(
      async (server) => {
        await server.end('SIGKILL')
        return 'it started'
      },
      (error: Error) => error.message,
    )
    if (!/home\.yaml, line \d+: /.test(words) || words.includes('    at ')) {
      losses.push(`${name} at start: ${words.slice(0, 200)}`)
    }
  }
  await renew(folder, spare)
  return losses
}

/** What must be so at every moment: the words that were good, and no file from elsewhere. */
async function whatIsShown(origin: string, spare: string): Promise<Thing[]> {
  const page = (url: string, words: string): Thing => ({
    url,
    isRight: (answer) =>
      answer.includes(words) && !/<script>alert|<img src=x/.test(answer.toString()),
  })
  const clip = await readFile(path.join(spare, 'clip.webp'))
  const answer = await fetch(`${origin}/content/clip.webp`)
  if (!clip.equals(Buffer.from(await answer.arrayBuffer()))) throw new Error('No clip is shown')
  const all = [
    page('/home', 'When the magnolias open'),
    page('/aboutUs', 'club@school.example'),
    page('/video/magnolia', 'A year of the magnolia'),
    page('/databasePlant', '</html>'),
  ]
  for (const { url, isRight } of all) {
    const shown = Buffer.from(await (await fetch(`${origin}${url}`)).arrayBuffer())
    if (!isRight(shown)) throw new Error(`${url} is not as it should be`)
  }
  return all
}

/** For so many milliseconds asks for what is to be had and what is not. @returns the longest wait */
async function slowest(origin: string, during: number): Promise<number> {
  let longest = 0
  for (const until = performance.now() + during; performance.now() < until; ) {
    const began = performance.now()
    const answer = await fetch(`${origin}/content/poster.webp`)
    const words = await answer.text()
    longest = Math.max(longest, performance.now() - began)
    if (words.includes(outsideWords)) throw new Error('A file from outside was served')
    await setTimeout(10)
  }
  return longest
}

/** Every file is good again, each put in place at once. */
async function renew(folder: string, spare: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const file of [...yaml, 'poster.webp']) {
    const place = path.join(folder, file)
    await cp(path.join(spare, file), `${place}.new`)
    await rename(`${place}.new`, place).catch(async () => {
      await rm(place, { recursive: true })
      await rename(`${place}.new`, place)
    })
  }
}

/** A good file is taken up, with its scripts as words. */
async function taken(origin: string, folder: string, spare: string, name: string) {
  const file = path.join(folder, 'about-us.yaml')
  const words = JSON.parse(await readFile(path.join(spare, 'about-us.yaml'), 'utf8'))
  words.club.text.en = scripted(name)
  await writeFile(file, JSON.stringify(words))
  for (const until = Date.now() + noticedWithin; Date.now() < until; await setTimeout(50)) {
    const page = await (await fetch(`${origin}/aboutUs`)).text()
    if (!page.includes(name)) continue
    return /<script>alert|<img src=x|href="javascript/.test(page) ? [`${name} acts`] : []
  }
  return [`${name} was not taken up`]
}
