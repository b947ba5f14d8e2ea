/** Defines the calls about the guided tours that the home page offers. */
import * as z from 'zod'
import { dayWith } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { nameMaximum } from '../limits.ts'
import { cleanName } from '../names.ts'
import { pageInput, pageOf } from '../paging.ts'
import { problems } from '../schemas/species-record.ts'

const line = z
  .string()
  .max(nameMaximum, { error: problems.tooLong(nameMaximum) })
  .transform(cleanName)
  .pipe(z.string().min(1, { error: problems.missing }))

const tourSignUpSchema = z.object({
  id: z.string(),
  name: z.string(),
  class: z.string().describe('School class'),
  contact: z.string().describe('Telephone number, e-mail address or other contact'),
  day: z.string().describe('Day of the tour, YYYY-MM-DD'),
  signedUpAt: z.string().describe('YYYY-MM-DD HH:mm:ss in the site’s time zone'),
})

export const homeCalls = {
  tourSignUp: endpoint({
    method: 'POST',
    path: '/tourSignUp',
    allow: 'visitor',
    summary: 'Signs up for a guided botany tour; a repeated sign-up is stored once',
    fails: [429],
    input: z.object({
      name: line,
      class: line.describe('School class'),
      contact: line.describe('Telephone number, e-mail address or other contact'),
      day: dayWith(problems.notADate).describe(
        'Day of the tour, YYYY-MM-DD: from today on, at most a year and a day ahead',
      ),
    }),
    output: z.object({ message: z.string() }),
  }),
  tourSignUps: endpoint({
    method: 'GET',
    path: '/tourSignUps',
    allow: 'admin',
    summary: 'The sign-ups for guided tours, latest day first',
    input: z.object({ page: pageInput }),
    output: z.object({
      signUps: z.array(tourSignUpSchema).describe('Latest day first'),
      ...pageOf,
    }),
  }),
  removeTourSignUp: endpoint({
    method: 'POST',
    path: '/removeTourSignUp',
    allow: 'admin',
    summary: 'Permanently deletes a sign-up with its name and contact',
    fails: [404],
    input: z.object({ id: z.uuid() }),
    output: z.object({ message: z.string() }),
  }),
}

export type TourSignUp = z.infer<typeof tourSignUpSchema>
