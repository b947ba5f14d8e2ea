/** Defines the rights of a photograph or artwork, which are its licence, rights holder, credit line and source. */
import * as z from 'zod'
import { day } from '../dates.ts'
import { consentWordings } from '../rights/consent.ts'
import { isLicence } from '../rights/licences.ts'
import { personName, shortText } from './species-record.ts'

const identifier = 'SPDX identifier such as `CC-BY-4.0`, or `all-rights-reserved`'

/** A licence in a form; empty for the default of the site. */
const licenceInput = z
  .string()
  .trim()
  .max(40)
  .refine((text) => text === '' || isLicence(text), { error: 'is not a licence' })

const inputs = {
  licence: licenceInput.describe(`${identifier}; empty for the default of the site`),
  rightsHolder: personName.describe('Rights holder; empty for the photographer or artist'),
  credit: shortText.describe('Credit line, beside the photographer or artist'),
  source: shortText.describe('Web address or description of the source of the picture'),
}

/** The rights in a form for uploads, where each right may be absent. */
export const rightsForm = {
  licence: inputs.licence.default(''),
  rightsHolder: inputs.rightsHolder.default(''),
  credit: inputs.credit.default(''),
  source: inputs.source.default(''),
}

/**
 * The author's statement that the work is their own, and that all recognisable people agreed. For a person under 14,
 * the guardians agreed. Forms require this statement.
 */
export const consentForm = {
  consentOn: day.optional().describe('Day on which the author agreed to the statement'),
  consentWording: z
    .enum(consentWordings)
    .optional()
    .describe(
      'Wording that the author read: the work is their own, and all recognisable people agreed',
    ),
}

/** The rights in a correction. An absent field stays unchanged. */
export const rightsChange = {
  licence: inputs.licence.optional().describe(`${identifier}; empty for the default of the site`),
  rightsHolder: inputs.rightsHolder.optional(),
  credit: inputs.credit.optional(),
  source: inputs.source.optional(),
}

/** The rights of a published picture. Empty rights are absent. */
export const rightsShown = {
  licence: z
    .string()
    .optional()
    .describe(
      `${identifier}; the default of the site for a picture without a licence. Absent in lists of pairs`,
    ),
  licenceName: z
    .string()
    .optional()
    .describe(
      'Usual name of the licence, such as `CC BY 4.0`; absent when all rights are reserved',
    ),
  licenceAddress: z
    .string()
    .optional()
    .describe('The page that explains the licence; `/rights` when all rights are reserved'),
  rightsHolder: z.string().optional().describe('Rights holder'),
  credit: z.string().optional().describe('Credit line, beside the photographer or artist'),
  source: z.string().optional().describe('Web address or description of the source of the picture'),
  ownLicence: z
    .string()
    .optional()
    .describe('Own licence of the picture; empty for the default of the site; only for admins'),
}

const shownSchema = z.object(rightsShown)
export type RightsShown = z.infer<typeof shownSchema>
