/**
 * Caches the pages of visitors by address and language, for one version of everything that visitors see. Signed-in
 * readers never receive a cached page.
 */
import { etagOf } from '../../kernel/caching/etag.ts'
import { LastingBytes } from '../../kernel/caching/lasting-bytes.ts'
import { createVersionedCache } from '../../kernel/caching/versioned-cache.ts'

export type HeaderList = readonly (readonly [name: string, value: string])[]

export interface RenderedPage {
  status: number
  headers: HeaderList
  body: string
  /** False if a part of the page failed. */
  isComplete: boolean
}

export interface CachedPage extends Pick<RenderedPage, 'status' | 'headers'> {
  /** The HTTP entity tag of the body; equal bodies have equal tags. */
  etag: string
  body: LastingBytes
}

const bytesMaximum = 24_000_000
/** Maximum bytes of all pages with a query, because a visitor can request any number of searches (security.md 82). */
const queryBytesMaximum = 6_000_000

export function createPageCache() {
  const pagesWithoutQuery = createVersionedCache<CachedPage>(bytesMaximum)
  const pagesWithQuery = createVersionedCache<CachedPage>(queryBytesMaximum)
  return (
    key: string,
    version: string,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> => {
    const pages = key.includes('?') ? pagesWithQuery : pagesWithoutQuery
    return pages(key, version, async () => {
      const { isComplete, body, status, headers } = await render()
      const isPersonal = headers.some(([name]) => name.toLowerCase() === 'set-cookie')
      return {
        value: { status, headers, body: new LastingBytes(body), etag: etagOf(body) },
        bytes: Buffer.byteLength(body),
        isCacheable: status === 200 && isComplete && !isPersonal,
      }
    })
  }
}
