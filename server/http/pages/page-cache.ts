/**
 * Pages as visitors see them, kept ready: by address and language, for one version of all that is shown.
 * Nobody who is signed in is ever given one. Each answer has a nonce of its own all the same: a page is
 * kept in pieces, between which it goes.
 */
import { createHash, randomBytes } from 'node:crypto'
import { createVersionedCache } from '../versioned-cache.ts'
import { gzipInPieces } from './gzip-in-pieces.ts'

export interface RenderedPage {
  status: number
  /** Without the security policy, which comes with the nonce. */
  headers: readonly (readonly [name: string, value: string])[]
  body: string
  /** Origins that it may show in a frame. */
  frames: readonly string[]
  /** Without a part that failed. */
  whole: boolean
}

export interface KeptPage extends Omit<RenderedPage, 'body' | 'whole'> {
  /** Of what it says; the same however often it is sent. */
  etag: string
  bodyWith(nonce: string): Buffer
  /** The same, compressed: what takes long of that is done beforehand. */
  gzippedWith(nonce: string): Buffer
}

const bytesMaximum = 24_000_000
/** Apart, because anyone can ask for any number of searches: they drive out no other page (security.md 82). */
const withQueryMaximum = 6_000_000

/** Stands in a kept page for the nonce: nothing that anybody wrote can be the same. */
const placeholder = randomBytes(16).toString('base64')

/** @param render makes the page, with the placeholder for its nonce. */
export type Render = (nonce: string) => Promise<RenderedPage>

export function createPageCache() {
  const withoutQuery = createVersionedCache<KeptPage>(bytesMaximum)
  const withQuery = createVersionedCache<KeptPage>(withQueryMaximum)
  return (key: string, version: string, render: Render): Promise<KeptPage> => {
    const pages = key.includes('?') ? withQuery : withoutQuery
    return pages(key, version, async () => {
      const { whole, ...page } = await render(placeholder)
      const personal = page.headers.some(([name]) => name.toLowerCase() === 'set-cookie')
      const worthKeeping = page.status === 200 && whole && !personal
      return { value: await inPieces(page), bytes: Buffer.byteLength(page.body), worthKeeping }
    })
  }
}

async function inPieces({ body, ...rest }: Omit<RenderedPage, 'whole'>): Promise<KeptPage> {
  const pieces = body.split(placeholder).map((piece) => Buffer.from(piece))
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  const gzipped = await gzipInPieces(pieces, placeholder.length)
  return {
    ...rest,
    etag: `W/"${hash.digest('base64url').slice(0, 22)}"`,
    bodyWith(nonce) {
      const between = Buffer.from(nonce)
      return Buffer.concat(pieces.flatMap((piece, place) => (place ? [between, piece] : [piece])))
    },
    gzippedWith: (nonce) => gzipped(Buffer.from(nonce)),
  }
}
