/** Calls about the guided tours that the home page offers. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameMaximum } from '../limits.ts'
import { cleanName } from '../names.ts'
import { problems } from '../schemas/species-record.ts'

const line = z
  .string()
  .max(nameMaximum, { error: problems.tooLong(nameMaximum) })
  .transform(cleanName)
  .pipe(z.string().min(1, { error: problems.missing }))

const tourSignUpSchema = z.object({
  id: z.string(),
  name: z.string(),
  class: z.string(),
  contact: z.string(),
  day: z.string().describe('YYYY-MM-DD'),
  signedUpAt: z.string(),
})

export const homeCalls = {
  tourSignUp: endpoint({
    method: 'POST',
    path: '/tourSignUp',
    allow: 'visitor',
    summary: 'Signs up for a guided botany tour; the same again is the same wish',
    fails: [429],
    input: z.object({
      name: line,
      class: line,
      contact: line.describe('Telephone, address or whatever reaches them'),
      day: z.iso
        .date({ error: problems.notADate })
        .describe('From today on, at most a year and a day ahead'),
    }),
    output: z.object({ message: z.string() }),
  }),
  tourSignUps: endpoint({
    method: 'GET',
    path: '/tourSignUps',
    allow: 'admin',
    summary: 'Who signed up for a guided tour, latest day first',
    input: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    output: z.object({
      signUps: z.array(tourSignUpSchema),
      total: z.int(),
      pageSize: z.int(),
    }),
  }),
  removeTourSignUp: endpoint({
    method: 'POST',
    path: '/removeTourSignUp',
    allow: 'admin',
    summary: 'Forgets who signed up, name and contact, for good',
    fails: [404],
    input: z.object({ id: z.uuid() }),
    output: z.object({ message: z.string() }),
  }),
}

export type TourSignUp = z.infer<typeof tourSignUpSchema>
