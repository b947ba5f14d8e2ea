/** Defines `content/look-alikes.yaml`, which has pairs of similar species and the differences of each pair. */
import * as z from 'zod'
import { nameMaximum } from '../limits.ts'
import { nameKey } from '../names.ts'

const pairsMaximum = 500
const differenceMaximum = 400

const name = z.string().trim().min(1).max(nameMaximum)
const difference = z.string().trim().min(1).max(differenceMaximum)

const pairSchema = z.strictObject({
  first: name.describe('Latin name of one species'),
  second: name.describe('Latin name of the other species'),
  difference: z
    .strictObject({ en: difference, zh: difference })
    .describe('The differences of the two species, as plain text'),
})

export const lookAlikesContentSchema = z.strictObject({
  pairs: z
    .array(pairSchema)
    .max(pairsMaximum)
    .superRefine((pairs, context) => {
      const knownPairs = new Set<string>()
      for (const [index, { first, second }] of pairs.entries()) {
        const keys = [nameKey(first), nameKey(second)].sort()
        const pair = keys.join(' ')
        const message =
          keys[0] === keys[1]
            ? 'must be another species'
            : knownPairs.has(pair) && 'repeats another pair'
        if (message) context.addIssue({ code: 'custom', message, path: [index, 'second'] })
        knownPairs.add(pair)
      }
    })
    .describe('In any order'),
})

export type LookAlikesContent = z.infer<typeof lookAlikesContentSchema>
export type LookAlikesSource = z.input<typeof lookAlikesContentSchema>
