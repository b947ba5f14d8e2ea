/**
 * Runs senders that send species or pictures one after the other. A sender retries a submission after a
 * status of 503, an allowed status of 507, or a lost connection.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { jpeg } from '../harness/pictures/pictures.ts'
import { flower, formOf } from './tested-site.ts'

export interface AcknowledgedWrite {
  /** The id of the submission, or of a picture that was already published. */
  id: string
  /** The name of a species; a picture has none. */
  latinName?: string
}

interface Upload {
  call: 'uploadPlant' | 'uploadPic'
  latinName?: string
  body(): FormData
}

interface SenderOptions {
  origin: string
  token: string
  content: 'species' | 'pictures'
  people: number
  /** Whether the fault kills the only process, so that the site is unreachable at times. */
  mayBeUnreachable?: boolean
  /** Whether the disk may be full. */
  mayBeFull?: boolean
}

export function startSenders(options: SenderOptions) {
  const { origin, token, content, people, mayBeUnreachable = false, mayBeFull = false } = options
  const acknowledged: AcknowledgedWrite[] = []
  /** Answers and lost connections that the fault does not allow. */
  const wrongAnswers: string[] = []
  let retries = 0
  let noSpaceCount = 0
  let isStopped = false

  async function sendUpload(upload: Upload): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const url = `${origin}/api/${upload.call}`
    while (true) {
      try {
        const answer = await fetch(url, { method: 'POST', headers, body: upload.body() })
        const text = await answer.text()
        if (answer.status === 200) return void acknowledged.push(acknowledgement(upload, text))
        if (mayBeFull && answer.status === 507 && text.includes('"no_space"')) noSpaceCount++
        else if (answer.status !== 503) {
          return void wrongAnswers.push(`${upload.call}: ${answer.status} ${text}`)
        } else if (!answer.headers.has('retry-after')) {
          wrongAnswers.push(`${upload.call}: 503 without Retry-After`)
        }
      } catch (error) {
        if (!mayBeUnreachable)
          wrongAnswers.push(`${upload.call}: ${error} ${(error as Error).cause ?? ''}`)
      }
      retries++
      if (isStopped) return
      await setTimeout(30)
    }
  }

  const senders = Array.from({ length: people }, async () => {
    while (!isStopped) await sendUpload(await (content === 'species' ? newSpecies() : newPicture()))
  })
  return {
    acknowledged,
    wrongAnswers,
    retries: () => retries,
    noSpaceCount: () => noSpaceCount,
    async stop() {
      isStopped = true
      await Promise.all(senders)
    },
  }
}

/** Milliseconds: far more than a busy machine needs for a start and one write. */
const acknowledgementLimit = 120_000

/**
 * Waits until the site acknowledges another write of one of the senders.
 * @throws {Error} after `within` milliseconds, with the latest wrong answer, so that a fault does not wait for ever
 */
export async function nextAcknowledgement(
  senderGroups: readonly Pick<
    ReturnType<typeof startSenders>,
    'acknowledged' | 'wrongAnswers' | 'retries'
  >[],
  within = acknowledgementLimit,
): Promise<void> {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const count = () => sum(senderGroups.map(({ acknowledged }) => acknowledged.length))
  const before = count()
  for (const deadline = performance.now() + within; count() === before; await setTimeout(5)) {
    if (performance.now() < deadline) continue
    const retries = sum(senderGroups.map((senders) => senders.retries()))
    const latestWrongAnswer =
      senderGroups.flatMap((senders) => senders.wrongAnswers).at(-1) ?? 'none'
    throw new Error(
      `The site acknowledged no write within ${within / 1000} s, after ${before} earlier writes; ${retries} retries; the latest wrong answer: ${latestWrongAnswer}`,
    )
  }
}

function acknowledgement({ latinName }: Upload, answer: string): AcknowledgedWrite {
  const { id, files } = JSON.parse(answer) as { id?: string; files?: { id?: string }[] }
  return { id: id ?? files?.[0]?.id ?? '', ...(latinName && { latinName }) }
}

async function newSpecies(): Promise<Upload> {
  // Letters replace the digits, because a Latin name has no digits.
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

async function newPicture(): Promise<Upload> {
  const name = randomUUID()
  // The bytes after the picture make each file different.
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
