/**
 * Pages as visitors see them, kept ready: by address and language, for one version of all that is shown.
 * Nobody who is signed in is ever given one. Each answer has a nonce of its own all the same: a page is
 * kept in pieces, between which it goes.
 */
import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

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
}

const bytesMaximum = 24_000_000
/** Of a page larger than this few are asked for twice. */
const pageMaximum = 1_000_000

/** Stands in a kept page for the nonce: nothing that anybody wrote can be the same. */
const placeholder = randomBytes(16).toString('base64')

interface Entry {
  version: string
  page: KeptPage
}

/** @param render makes the page, with the placeholder for its nonce. */
export type Render = (nonce: string) => Promise<RenderedPage>

export function createPageCache() {
  const kept = new LRUCache<string, Entry & { bytes: number }>({
    maxSize: bytesMaximum,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const rendering = new Map<string, Promise<Entry>>()

  async function renderOnce(key: string, version: string, render: Render): Promise<Entry> {
    const rendered = await render(placeholder)
    const entry = { version, page: inPieces(rendered) }
    const bytes = Buffer.byteLength(rendered.body) + key.length
    const worthKeeping = rendered.status === 200 && rendered.whole && bytes <= pageMaximum
    const personal = rendered.headers.some(([name]) => name.toLowerCase() === 'set-cookie')
    if (worthKeeping && !personal) kept.set(key, { ...entry, bytes })
    return entry
  }

  /**
   * @param version of all that the page could show, read before this is called: what changes while it
   * is rendered makes it old.
   */
  return async function pageFor(key: string, version: string, render: Render): Promise<KeptPage> {
    const known = kept.get(key)
    if (known?.version === version) return known.page
    // Many readers who come for the same new page have it rendered once.
    const turn = `${version} ${key}`
    const coming =
      rendering.get(turn) ?? renderOnce(key, version, render).finally(() => rendering.delete(turn))
    rendering.set(turn, coming)
    return (await coming).page
  }
}

function inPieces({ body, whole: _whole, ...rest }: RenderedPage): KeptPage {
  const pieces = body.split(placeholder).map((piece) => Buffer.from(piece))
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return {
    ...rest,
    etag: `W/"${hash.digest('base64url').slice(0, 22)}"`,
    bodyWith(nonce) {
      const between = Buffer.from(nonce)
      return Buffer.concat(pieces.flatMap((piece, place) => (place ? [between, piece] : [piece])))
    },
  }
}
