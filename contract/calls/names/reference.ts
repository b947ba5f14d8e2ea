/** Defines the calls that complete names, compare a name with the reference, load the reference and read its state. */
import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { nameMaximum, referenceFileBytes } from '../../limits.ts'
import {
  completionsSchema,
  nameCheckSchema,
  referenceFields,
  referenceStateSchema,
} from '../../reference/reference-shapes.ts'
import { kindSchema } from '../../species-names.ts'

const typed = z.string().trim().min(1).max(nameMaximum)

export const referenceCalls = {
  completeName: endpoint({
    method: 'GET',
    path: '/completeName',
    allow: 'member',
    summary: 'Names of the reference, or families of the taxonomy, that begin with a typed text',
    input: z.object({
      kind: kindSchema,
      field: z.enum(referenceFields).describe('The field of the form'),
      text: typed.describe('The beginning of a name, in any letter case'),
    }),
    output: completionsSchema,
  }),
  checkName: endpoint({
    method: 'GET',
    path: '/checkName',
    allow: 'member',
    summary:
      'Compares a Latin name with the reference: accepted, a synonym, or unknown, with similar names',
    input: z.object({ kind: kindSchema, latinName: typed.describe('Latin name without authors') }),
    output: nameCheckSchema,
  }),
  referenceState: endpoint({
    method: 'GET',
    path: '/referenceState',
    allow: 'admin',
    summary: 'The files of the reference, and the running or last load',
    input: z.object({}),
    output: referenceStateSchema,
  }),
  loadReference: endpoint({
    method: 'POST',
    path: '/loadReference',
    allow: 'admin',
    summary: 'Begins to replace the reference with the names of one CSV file',
    fails: [409],
    input: z.object({}),
    form: { files: ['file'], bytes: referenceFileBytes },
    output: z.object({ message: z.string() }),
  }),
}
