/** Runs readers that send requests one after the other, and checks that every answer is correct or 503. */
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { flower } from './tested-site.ts'

export interface ReadRequest {
  url: string
  /** A request with a body is sent by POST. */
  body?: object
  isCorrect(answer: Buffer): boolean
}

const contains = (words: string) => (answer: Buffer) => answer.includes(words)

/** Requests that succeed once the flower is published. */
export const usualRequests: readonly ReadRequest[] = [
  { url: '/', isCorrect: contains('</html>') },
  { url: '/databasePlant', isCorrect: contains('</html>') },
  { url: '/search/Magnolia_denudata', isCorrect: contains('Yulan magnolia') },
  { url: '/search/Magnolia_denudata?lang=zh', isCorrect: contains('玉兰') },
  { url: '/glossary', isCorrect: contains('</html>') },
  // With very many species, `/glossary` shows only the number of species per letter.
  { url: '/api/userInfoGlossary?letter=m', isCorrect: contains(`"${flower}"`) },
  { url: '/api/searchNames', isCorrect: contains(`"${flower}"`) },
  { url: '/api/syncPlantInfo', body: { postName: flower }, isCorrect: contains('Yulan magnolia') },
]

interface ReaderOptions {
  origin: string
  people: number
  requests?: readonly ReadRequest[]
}

export function startReaders({ origin, people, requests = usualRequests }: ReaderOptions) {
  const wrongAnswers: string[] = []
  let correctCount = 0
  let unavailableCount = 0
  let isStopped = false

  async function read({ url, body, isCorrect }: ReadRequest): Promise<void> {
    const options = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    try {
      const answer = await fetch(`${origin}${url}`, options)
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (answer.status === 200 && isCorrect(bytes)) correctCount++
      else if (answer.status === 503 && answer.headers.has('retry-after')) {
        unavailableCount++
        await setTimeout(20)
      } else wrongAnswers.push(`${url}: ${answer.status} ${bytes.toString().slice(0, 200)}`)
    } catch (error) {
      wrongAnswers.push(`${url}: ${error} ${(error as Error).cause ?? ''}`)
    }
  }

  const readerLoops = Array.from({ length: people }, async (_, person) => {
    for (let index = person; !isStopped; index++)
      await read(requests[index % requests.length] as ReadRequest)
  })
  return {
    wrongAnswers,
    correctCount: () => correctCount,
    unavailableCount: () => unavailableCount,
    async stop() {
      isStopped = true
      await Promise.all(readerLoops)
    },
  }
}

/** @returns a request for a published picture; the bytes at its address never change */
export async function pictureRequest(origin: string): Promise<ReadRequest> {
  const page = await (await fetch(`${origin}/search/Magnolia_denudata`)).text()
  const url = /\/public\/compressed\/[^"?]+\.jpg\?width=480/.exec(page)?.[0]
  if (!url) throw new Error('The page shows no picture')
  const answer = await fetch(`${origin}${url}`)
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  const expectedDigest = digest(new Uint8Array(await answer.arrayBuffer()))
  return { url, isCorrect: (bytes) => digest(bytes) === expectedDigest }
}
