/**
 * Reads the example of each call: a real request and answer of a site with the sample. The command `npm run examples`
 * records the examples, and replaces the ids, times and names of accounts.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

interface CallExample {
  /** The fields of a form, a query or a JSON body. */
  input?: unknown
  answer: unknown
}

export const callExamples: Partial<Record<string, CallExample>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'call-examples.json'), 'utf8'),
)
