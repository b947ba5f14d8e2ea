/**
 * Caches serialised answers of calls for visitors, by version of the site. Members and admins may see more, so
 * their answers are not cached.
 */
import type { EndpointName } from '../../../contract/endpoints.ts'
import { lasting } from '../../kernel/lasting-bytes.ts'
import { createVersionedCache } from '../versioned-cache.ts'

/** Calls that only read, and whose answer depends only on the input and the version. */
const cachedCalls: ReadonlySet<EndpointName> = new Set([
  'syncPlantInfo',
  'syncBirdInfo',
  'getPics',
  'creationDocumentary',
  'keyTable',
  'quizDeck',
  'fieldGuide',
] as const)

const bytesMaximum = 8_000_000

export const isCached = (name: EndpointName) => cachedCalls.has(name)

export function createAnswerCache(readVersion: () => Promise<string>) {
  const answers = createVersionedCache<Buffer>(bytesMaximum)
  return async (
    name: EndpointName,
    input: unknown,
    answer: () => Promise<unknown>,
  ): Promise<Buffer> =>
    answers(`${name} ${JSON.stringify(input)}`, await readVersion(), async () => {
      const value = lasting(JSON.stringify(await answer()))
      return { value, bytes: value.length, isCacheable: true }
    })
}
