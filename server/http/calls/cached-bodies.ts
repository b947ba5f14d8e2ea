/**
 * Caches short JSON bodies of calls that visitors may make and whose answers are cached. The server parses and checks
 * equal bodies once, because the parser and the check take as long as all other work of the call.
 */
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Maximum characters of a cached body. */
const lengthMaximum = 500
/** Maximum characters of all cached bodies together with the checked inputs and the keys made from these bodies. */
const totalLengthMaximum = 500_000

/**
 * Sets the parser of JSON for the calls of this scope. Short equal bodies are one object, which no handler may change.
 */
export function cacheBodies(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  const bodies = new LRUCache<string, { value: unknown }>({
    maxSize: totalLengthMaximum,
    // The value of a body, its checked input and its key are each about as long as the body.
    sizeCalculation: (_body, text) => 4 * text.length + 1,
  })
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      const cachedBody = bodies.get(text)
      if (cachedBody) return done(null, cachedBody.value)
      parse(request, text, (error, value) => {
        if (error) return done(error)
        if (text.length <= lengthMaximum) bodies.set(text, { value })
        done(null, value)
      })
    },
  )
}
