/** People who read without a pause, and look at every answer: it is right, or says "not now". */
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { flower } from './ground.ts'

export interface Thing {
  url: string
  /** Asked by POST. */
  body?: object
  isRight(answer: Buffer): boolean
}

const says = (words: string) => (answer: Buffer) => answer.includes(words)

/** What can be read once the flower is published. */
export const things: readonly Thing[] = [
  { url: '/', isRight: says('</html>') },
  { url: '/databasePlant', isRight: says('</html>') },
  { url: '/search/Magnolia_denudata', isRight: says('Yulan magnolia') },
  { url: '/search/Magnolia_denudata?lang=zh', isRight: says('玉兰') },
  { url: '/glossary', isRight: says('</html>') },
  // Of very many species the page itself tells the numbers only.
  { url: '/api/userInfoGlossary?letter=m', isRight: says(`"${flower}"`) },
  { url: '/api/searchNames', isRight: says(`"${flower}"`) },
  { url: '/api/syncPlantInfo', body: { postName: flower }, isRight: says('Yulan magnolia') },
]

interface Wanted {
  origin: string
  people: number
  all?: readonly Thing[]
}

export function startReading({ origin, people, all = things }: Wanted) {
  const wrong: string[] = []
  let right = 0
  let notNow = 0
  let stopped = false

  async function read({ url, body, isRight }: Thing): Promise<void> {
    const asked = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    try {
      const answer = await fetch(`${origin}${url}`, asked)
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (answer.status === 200 && isRight(bytes)) right++
      else if (answer.status === 503 && answer.headers.has('retry-after')) {
        notNow++
        await setTimeout(20)
      } else wrong.push(`${url}: ${answer.status} ${bytes.toString().slice(0, 200)}`)
    } catch (error) {
      wrong.push(`${url}: ${error} ${(error as Error).cause ?? ''}`)
    }
  }

  const reading = Array.from({ length: people }, async (_, person) => {
    for (let time = person; !stopped; time++) await read(all[time % all.length] as Thing)
  })
  return {
    wrong,
    right: () => right,
    notNow: () => notNow,
    async stop() {
      stopped = true
      await Promise.all(reading)
    },
  }
}

/** One that is there now: a picture never changes under its address. */
export async function anyPicture(origin: string): Promise<Thing> {
  const page = await (await fetch(`${origin}/search/Magnolia_denudata`)).text()
  const url = /\/public\/compressed\/[^"?]+\.jpg\?width=480/.exec(page)?.[0]
  if (!url) throw new Error('No picture is shown')
  const answer = await fetch(`${origin}${url}`)
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  const wanted = digest(new Uint8Array(await answer.arrayBuffer()))
  return { url, isRight: (bytes) => digest(bytes) === wanted }
}
