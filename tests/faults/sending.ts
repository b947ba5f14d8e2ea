/** People who send without a pause, each thing until it is acknowledged; what was is remembered. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { jpeg } from '../harness/pictures/pictures.ts'
import { flower, formOf } from './ground.ts'

export interface Acknowledged {
  /** Of the submission. */
  id: string
  /** Of the species sent; none of a picture. */
  latinName?: string
}

interface Piece {
  call: 'uploadPlant' | 'uploadPic'
  latinName?: string
  body(): FormData
}

interface Wanted {
  origin: string
  token: string
  what: 'species' | 'pictures'
  people: number
  /** Whether nobody may be listening: where one process is killed and no other is there. */
  mayBeUnreachable?: boolean
  /** Whether there may be no space left. */
  mayBeFull?: boolean
}

export function startSending(wanted: Wanted) {
  const { origin, token, what, people, mayBeUnreachable = false, mayBeFull = false } = wanted
  const acknowledged: Acknowledged[] = []
  /** Answers that are neither an acknowledgement nor "not now". */
  const wrong: string[] = []
  let triedAgain = 0
  let foundFull = 0
  let stopped = false

  async function sendOne(piece: Piece): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const url = `${origin}/api/${piece.call}`
    while (true) {
      try {
        const answer = await fetch(url, { method: 'POST', headers, body: piece.body() })
        const text = await answer.text()
        if (answer.status === 200) return void acknowledged.push(told(piece, text))
        if (mayBeFull && answer.status === 507 && text.includes('"no_space"')) foundFull++
        else if (answer.status !== 503) {
          return void wrong.push(`${piece.call}: ${answer.status} ${text}`)
        } else if (!answer.headers.has('retry-after')) {
          wrong.push(`${piece.call}: 503, but not when again`)
        }
      } catch (error) {
        if (!mayBeUnreachable) wrong.push(`${piece.call}: ${error} ${(error as Error).cause ?? ''}`)
      }
      triedAgain++
      if (stopped) return
      await setTimeout(30)
    }
  }

  const all = Array.from({ length: people }, async () => {
    while (!stopped) await sendOne(await (what === 'species' ? newSpecies() : newPicture()))
  })
  return {
    acknowledged,
    wrong,
    triedAgain: () => triedAgain,
    foundFull: () => foundFull,
    async stop() {
      stopped = true
      await Promise.all(all)
    },
  }
}

function told({ latinName }: Piece, answer: string): Acknowledged {
  const { id, files } = JSON.parse(answer) as { id?: string; files?: { id?: string }[] }
  return { id: id ?? files?.[0]?.id ?? '', ...(latinName && { latinName }) }
}

async function newSpecies(): Promise<Piece> {
  // Names are of letters.
  const name = [...randomUUID().replaceAll('-', '')]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
    .join('')
  const latinName = `Planta ${name}`
  const fields = {
    latinName,
    chineseName: '试',
    commonName: name,
    additionalInfo: 'x'.repeat(2000),
  }
  return { call: 'uploadPlant', latinName, body: () => formOf(fields) }
}

async function newPicture(): Promise<Piece> {
  const name = randomUUID()
  // What follows the picture makes it another file, however alike they look.
  const bytes = Buffer.concat([await jpeg(name, { width: 700, height: 500 }), Buffer.from(name)])
  return {
    call: 'uploadPic',
    body() {
      const form = formOf({
        picEnglishName: flower,
        picSeason: 'spring',
        picPhotographer: 'Lin',
        picSetting: 'Gate',
        month: 'Sun Mar 16 2025',
      })
      form.append('files', new Blob([bytes]), `${name}.jpg`)
      return form
    },
  }
}
