/**
 * Caches short JSON bodies of calls that visitors may make and whose answers are cached. The server parses and checks
 * equal bodies once, because the parser and the check take as long as all other work of the call.
 */
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Maximum characters of a cached body. */
const lengthMaximum = 500
/** Maximum characters of all cached bodies together with the texts derived from these bodies. */
const totalLengthMaximum = 500_000

/** Holds the parsed value of a body, and caches the texts derived from this value. */
export class CachedBody {
  readonly value: unknown
  readonly #derived = new Map<string, string>()

  constructor(value: unknown) {
    this.value = value
  }

  /** @returns the text that `make` derives from the value, once for each name */
  derive(name: string, make: () => string): string {
    const cachedText = this.#derived.get(name)
    if (cachedText !== undefined) return cachedText
    const derivedText = make()
    this.#derived.set(name, derivedText)
    return derivedText
  }
}

/** Sets the parser of JSON for the routes of this scope. Their body is a `CachedBody`. */
export function cacheBodies(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  const bodies = new LRUCache<string, CachedBody>({
    maxSize: totalLengthMaximum,
    // The texts derived from a body are together about as long as the body.
    sizeCalculation: (_body, text) => 2 * text.length + 1,
  })
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      const cachedBody = bodies.get(text)
      if (cachedBody) return done(null, cachedBody)
      parse(request, text, (error, value) => {
        if (error) return done(error)
        const body = new CachedBody(value)
        if (text.length <= lengthMaximum) bodies.set(text, body)
        done(null, body)
      })
    },
  )
}
