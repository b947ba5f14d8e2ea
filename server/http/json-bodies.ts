/** Reads the JSON body of a call. Everything behind it may recurse: the depth is limited (security.md 72). */
import type { FastifyInstance } from 'fastify'
import { nestsDeeperThan } from '../../contract/json-depth.ts'
import { jsonDepthMaximum } from '../../contract/limits.ts'
import { Refusal } from './refusal.ts'

export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (nestsDeeperThan(jsonDepthMaximum, text)) {
      const message = `JSON may be nested ${jsonDepthMaximum} levels deep`
      return done(new Refusal(400, 'nested_too_deep', message))
    }
    parse(request, text, done)
  })
}
