/**
 * Answers of calls as visitors get them, kept serialised for one version of all that is shown. Whoever
 * is signed in may see more, and is answered anew.
 */
import type { EndpointName } from '../../../contract/endpoints.ts'
import { lasting } from '../../kernel/lasting-bytes.ts'
import { createVersionedCache } from '../versioned-cache.ts'

/** They read, and answer the same to the same input until something changes. */
const keptCalls: ReadonlySet<EndpointName> = new Set([
  'syncPlantInfo',
  'syncBirdInfo',
  'getPics',
  'creationDocumentary',
] as const)

const bytesMaximum = 8_000_000

export const isKept = (name: EndpointName) => keptCalls.has(name)

export function createAnswerCache(readVersion: () => Promise<string>) {
  const answers = createVersionedCache<Buffer>(bytesMaximum)
  return async (
    name: EndpointName,
    input: unknown,
    answer: () => Promise<unknown>,
  ): Promise<Buffer> =>
    answers(`${name} ${JSON.stringify(input)}`, await readVersion(), async () => {
      const value = lasting(JSON.stringify(await answer()))
      return { value, bytes: value.length, worthKeeping: true }
    })
}
