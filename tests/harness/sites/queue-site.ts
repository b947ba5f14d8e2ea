/**
 * Makes a fake site and a store in memory for tests of the upload queue. The test chooses the answers of the
 * site.
 */
import { createHash } from 'node:crypto'
import type { Kind } from '../../../contract/kinds.ts'
import type { KnownPicture, SentFiles } from '../../../contract/schemas/submissions.ts'
import { CallFailed } from '../../../web/client/api.ts'
import { PictureError, type PreparedPicture } from '../../../web/upload/prepare/prepared-picture.ts'
import type {
  QueueStore,
  StoredItem,
  StoredPicture,
} from '../../../web/upload/queue/items/queue-store.ts'
import type { Values } from '../../../web/upload/queue/items/values.ts'
import { createPictureQueue } from '../../../web/upload/queue/picture-queue.ts'

/** A request that the fake site has not answered yet. */
export interface Request {
  fileName: string
  values: Values
  signal: AbortSignal
  progress: (fraction: number) => void
  answer: (outcome: 'sent' | 'known' | 'refused') => Promise<void>
  fail: (error: unknown) => Promise<void>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const settlePromises = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

export const failure = (status: number, code: string, retryAfter?: string) =>
  new CallFailed(status, { message: `because ${code}`, code }, retryAfter)

export function createMemoryStore() {
  const pictures = new Map<string, StoredPicture>()
  let common: Values | undefined
  let sent = 0
  const store: QueueStore = {
    load: async () => ({ pictures: [...pictures.values()], common, sent }),
    async save(picture) {
      pictures.set(picture.item.id, picture)
      return true
    },
    change(item: StoredItem) {
      const picture = pictures.get(item.id)
      if (picture) pictures.set(item.id, { ...picture, item })
    },
    delete(ids) {
      for (const id of ids) pictures.delete(id)
    },
    saveCommon(values) {
      common = values
    },
    saveSentCount(count) {
      sent = count
    },
    ids: async () => new Set(pictures.keys()),
  }
  return { store, pictures }
}

/**
 * Prepares a picture, or fails if its file name begins with `bad`. A date at the start of the name is the date of the
 * picture.
 */
async function prepare(file: Blob): Promise<PreparedPicture> {
  const { name } = file as File
  if (name.startsWith('bad'))
    throw new PictureError(name.includes('html') ? 'unsupported' : 'failed')
  const originalHash = createHash('sha256')
    .update(await file.text())
    .digest('hex')
  const takenOn = /^\d{4}-\d{2}-\d{2}/.exec(name)?.[0]
  return { blob: file, preview: file, width: 4, height: 3, originalHash, takenOn }
}

interface FakeSiteOptions {
  kind?: Kind
  store?: QueueStore
  runAlone?: (work: () => Promise<void>) => Promise<void>
}

export function openFakeSite({
  kind = 'plant',
  store = createMemoryStore().store,
  runAlone = (work) => work(),
}: FakeSiteOptions = {}) {
  const openRequests: Request[] = []
  const askedHashes: string[][] = []
  const startedUploads: string[] = []
  const site = {
    known: [] as KnownPicture[],
    /** Thrown by the next request for known originals. */
    lookupError: undefined as unknown,
  }
  const queue = createPictureQueue({
    kind,
    store,
    prepare,
    runAlone,
    async findKnown(hashes) {
      askedHashes.push(hashes)
      const error = site.lookupError
      site.lookupError = undefined
      if (error) throw error
      return site.known.filter(({ hash }) => hashes.includes(hash))
    },
    send: ({ fileName }, values, { onProgress, signal }) =>
      new Promise<SentFiles>((resolve, reject) => {
        startedUploads.push(fileName)
        const finish = (work: () => void) => {
          openRequests.splice(openRequests.indexOf(request), 1)
          work()
          return settlePromises()
        }
        const request: Request = {
          fileName,
          values,
          signal,
          progress: onProgress,
          answer: (outcome) => finish(() => resolve(answerOf(fileName, outcome))),
          fail: (error) => finish(() => reject(error)),
        }
        openRequests.push(request)
        signal.addEventListener('abort', () => finish(() => reject(signal.reason)))
      }),
  })
  const states = () =>
    Object.fromEntries(queue.getSnapshot().items.map(({ fileName, state }) => [fileName, state.is]))
  const idOf = (fileName: string) =>
    queue.getSnapshot().items.find((item) => item.fileName === fileName)?.id ?? ''
  return { queue, site, openRequests, askedHashes, startedUploads, states, idOf }
}

function answerOf(name: string, outcome: 'sent' | 'known' | 'refused'): SentFiles {
  const file =
    outcome === 'refused'
      ? { name, outcome, message: 'unsupported file format', code: 'unsupported_format' }
      : { name, outcome, id: 'p1', message: 'received' }
  return { message: '', status: 'pending', files: [file] }
}

export const common = {
  species: 'Ginkgo biloba',
  season: 'autumn',
  date: '2025-11-01',
  photographer: 'Lin',
  setting: 'Lake Garden',
}
const file = (name: string) => new File([`bytes of ${name}`], name)
export const files = (...names: string[]) => names.map(file)
export const hashOf = (name: string) => sha256(`bytes of ${name}`)

export const knownAs = (name: string, status: KnownPicture['status']): KnownPicture => ({
  hash: hashOf(name),
  latinName: 'Acer palmatum',
  dbType: 'plant',
  path: '/a',
  status,
})

/** Waits until the chosen files are read and prepared. The fake clock does not affect the reading. */
export async function waitForPreparation() {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done))
}

/** Opens the queue of a fake site, sets all shared values, and adds files with these names. */
export async function openWith(names: string[], setting: Parameters<typeof openFakeSite>[0] = {}) {
  const fake = openFakeSite(setting)
  await fake.queue.open()
  fake.queue.setCommon(common)
  fake.queue.add(files(...names))
  await waitForPreparation()
  return fake
}
