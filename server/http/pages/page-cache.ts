/**
 * Caches the pages of visitors by address and language, for one version of everything visitors see. A
 * signed-in reader never gets a cached page.
 */
import { createHash } from 'node:crypto'
import { lasting } from '../../kernel/lasting-bytes.ts'
import { createVersionedCache } from '../versioned-cache.ts'

export interface RenderedPage {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  body: string
  /** False for a page of which a part failed. */
  whole: boolean
}

export interface KeptPage extends Omit<RenderedPage, 'body' | 'whole'> {
  /** The HTTP entity tag of the body; the same for the same content. */
  etag: string
  body: Buffer
}

const bytesMaximum = 24_000_000
/** A separate limit, because requests with many different queries must not displace other pages (security.md 82). */
const withQueryMaximum = 6_000_000

export function createPageCache() {
  const withoutQuery = createVersionedCache<KeptPage>(bytesMaximum)
  const withQuery = createVersionedCache<KeptPage>(withQueryMaximum)
  return (key: string, version: string, render: () => Promise<RenderedPage>): Promise<KeptPage> => {
    const pages = key.includes('?') ? withQuery : withoutQuery
    return pages(key, version, async () => {
      const { whole, body, ...page } = await render()
      const personal = page.headers.some(([name]) => name.toLowerCase() === 'set-cookie')
      const hash = createHash('sha256').update(body).digest('base64url')
      return {
        value: { ...page, body: lasting(body), etag: `W/"${hash.slice(0, 22)}"` },
        bytes: Buffer.byteLength(body),
        isCacheable: page.status === 200 && whole && !personal,
      }
    })
  }
}
