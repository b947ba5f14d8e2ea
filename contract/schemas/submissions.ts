/** Defines submitted photographs, artworks, creations and nominations, and the answers to their authors. */
import * as z from 'zod'
import { birdStages, type Kind, plantSeasons, type Section } from '../kinds.ts'
import { wordMaximum } from '../limits.ts'
import { parsePhotoDate } from '../photo-dates.ts'
import { kindSchema, nameInput, namesSchema } from '../species-names.ts'
import { imageSchema } from './pictures.ts'
import { consentForm, rightsForm } from './rights.ts'
import { personName, problems, shortText } from './species-record.ts'

const requiredName = personName.pipe(z.string().min(1, { error: problems.missing }))
const requiredShortText = shortText.pipe(z.string().min(1, { error: problems.missing }))

const photoDate = z
  .string()
  .trim()
  .min(1, { error: problems.missing })
  .max(100)
  .transform((text, context) => {
    const date = parsePhotoDate(text)
    if (date) return date
    context.addIssue({ code: 'custom', message: problems.notADate })
    return z.NEVER
  })
const optionalDate = z.union([z.literal('').transform(() => ''), photoDate]).default('')

/** @returns a schema for section names in the spellings of the wire and of the forms, such as `Sub-adult` */
function sectionOf<S extends Section>(sections: readonly S[]) {
  const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  return z
    .string({ error: problems.missing })
    .min(1, { error: problems.missing })
    .max(wordMaximum)
    .transform((text) => sections.find((section) => lettersOf(section) === lettersOf(text)) ?? text)
    .pipe(z.enum(sections))
}

export const hash = z
  .string()
  .length(64)
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 of a file, 64 hexadecimal digits')

const pictureOf = {
  picEnglishName: nameInput.describe(
    'Latin name of a published species, or of the member’s own new species',
  ),
  picPhotographer: requiredName.describe('Name of the photographer'),
  picSetting: requiredShortText.describe('Place where the photograph was taken'),
  picArt: z.literal('photography').default('photography').describe('Always photography'),
  month: photoDate.describe('Date when the photograph was taken: `Sat Mar 15 2025` or YYYY-MM-DD'),
  ...rightsForm,
  ...consentForm,
  originalHash: hash.optional().describe('SHA-256 of the original, when the form has one file'),
}

export const plantPictureForm = z.object({
  ...pictureOf,
  picSeason: sectionOf(plantSeasons).describe(`Season: ${plantSeasons.join(', ')}`),
})
export const birdPictureForm = z.object({
  ...pictureOf,
  picSeason: sectionOf(birdStages).describe(`Life stage: ${birdStages.join(', ')}`),
})

const artworkOf = {
  plant: nameInput.describe('Latin name of a plant or bird, or of the member’s own new species'),
  artist: personName.default(''),
  artDate: optionalDate.describe(
    'When the artwork was made: `3-15-25`, `Sat Mar 15 2025` or YYYY-MM-DD',
  ),
  photographer: personName.default('').describe('Photographer of a creation; unused by /uploadArt'),
  photoDate: optionalDate.describe('Date of the photograph of a creation; unused by /uploadArt'),
  artLocation: shortText.default('').describe('Setting: the place where the artwork was made'),
  dbType: kindSchema.optional().describe('Kind of the species; when absent, both are searched'),
  ...rightsForm,
  ...consentForm,
}

export const artworkForm = z.object(artworkOf).transform(withKind)
export const creationForm = z
  .object({
    ...artworkOf,
    season: z
      .union([sectionOf(plantSeasons), sectionOf(birdStages)])
      .optional()
      .describe(
        'Season or life stage of the photograph; for a plant, derived from photoDate when absent',
      ),
  })
  .transform(withKind)

/** @returns the form with `kind` instead of the wire's `dbType` */
function withKind<Form extends { dbType?: Kind | undefined }>({ dbType, ...form }: Form) {
  return { ...form, kind: dbType }
}

export const nominationForm = z.object({
  plant: nameInput,
  path: z.string().min(1).max(300).describe('Path of the photograph or artwork'),
})

/** The state of a submission as its author sees it. */
const statusSchema = z
  .enum(['pending', 'approved', 'rejected', 'returned'])
  .describe('`returned`: the reviewer requested changes')
const submissionKinds = ['species', 'edit', 'picture', 'artwork', 'creation'] as const

const publishedChangeId = z
  .string()
  .optional()
  .describe('Only when the submission was published at once; /undoChange withdraws the content')

const sentFields = {
  message: z.string(),
  status: statusSchema,
}
export const sentSchema = z.object({
  ...sentFields,
  id: z.string(),
  known: z
    .literal(true)
    .optional()
    .describe('Present when the same creation is published or pending already'),
  changeId: publishedChangeId,
})

const sentFileSchema = z.object({
  name: z.string().describe('Name of the file, without invisible characters'),
  outcome: z
    .enum(['sent', 'known', 'refused'])
    .describe('`known`: the site has the same file already, or the caller has submitted it before'),
  id: z
    .string()
    .optional()
    .describe('Id of the submission; if a known file is published, id of the picture'),
  message: z.string(),
  code: z.string().optional().describe('Error code of a rejected file, for programs'),
  changeId: publishedChangeId,
})
export const sentFilesSchema = z.object({
  ...sentFields,
  files: z.array(sentFileSchema).describe('One entry for each file of the request, in order'),
})

const outcomeSchema = z.object({
  state: z
    .enum(['moved', 'deleted', 'restored', 'hidden', 'withdrawn', 'kept'])
    .describe(
      '`hidden`: a request for withdrawal is open; `withdrawn`, `kept`: the request was decided',
    ),
  from: z
    .string()
    .optional()
    .describe(
      'For `moved`: Latin name of the species of the original submission; empty when unknown',
    ),
  at: z
    .string()
    .optional()
    .describe(
      'When the outcome occurred, YYYY-MM-DD HH:mm:ss in the site’s time zone; absent for `moved` and after a purge',
    ),
  answer: z.string().optional().describe('Text of the reviewer on a request for withdrawal'),
  changeId: z
    .uuid()
    .optional()
    .describe('For `hidden`: the id for /undoWithdrawal, if the caller made the request'),
})

export const submissionSchema = z.object({
  id: z.string(),
  kind: z
    .enum(submissionKinds)
    .describe('Kind of submission; an `edit` changes a published species'),
  dbType: kindSchema,
  status: statusSchema,
  reason: z.string().describe('Reason that the reviewer gave; empty without one'),
  latinName: z.string(),
  commonName: namesSchema.shape.commonName,
  chineseName: z.string(),
  hasPage: z
    .boolean()
    .describe(
      'Whether a species is published under these names; these names belong to the species that has the content now',
    ),
  awaitsSpecies: z
    .literal(true)
    .optional()
    .describe(
      'Present while the new species of the content is under review; a reviewer decides on the species first',
    ),
  outcome: outcomeSchema
    .optional()
    .describe('Present if the content was moved, deleted or restored, or a request concerns it'),
  isNews: z
    .literal(true)
    .optional()
    .describe('Present for a decision that the caller has not seen'),
  submittedAt: z.string().describe('YYYY-MM-DD HH:mm:ss in the site’s time zone'),
  decidedAt: z
    .string()
    .nullable()
    .describe('In the same form as submittedAt; null before a decision'),
  decidedInstant: z.string().nullable().describe('decidedAt in ISO 8601, for /submissionsSeen'),
  images: z
    .array(imageSchema)
    .describe('The submitted pictures; for a creation its photograph and artwork'),
  details: z.record(z.string(), z.string()).describe('The text of each submitted field'),
  sendKey: z
    .string()
    .nullable()
    .describe('Idempotency-Key for the resubmission after requested changes'),
})

export const pendingSpeciesSchema = z.object({
  id: z.string().describe('Id of the submission'),
  ...namesSchema.shape,
  dbType: kindSchema,
})

export const creationCardSchema = z.object({
  _id: z.string(),
  plant: z.string().describe('Latin name of the species'),
  commonName: namesSchema.shape.commonName,
  chineseName: z.string(),
  dbType: kindSchema,
  status: z.enum(['pending', 'approved']).describe('`approved` creations are published'),
  pic: z.string().describe('Path of the photograph; empty for an artwork alone'),
  art: z.string().describe('Path of the artwork'),
  picImage: imageSchema.nullable().describe('The photograph; null for an artwork alone'),
  artImage: imageSchema.describe('The artwork, with its size'),
  artist: z.string(),
  photographer: z.string(),
})

export const knownPictureSchema = z.object({
  hash,
  latinName: z.string(),
  dbType: kindSchema,
  path: z.string().describe('Served from /public{path}'),
  status: z.enum(['pending', 'published']).describe('`pending`: in a submission of the caller'),
})

export type SentFiles = z.infer<typeof sentFilesSchema>
export type Submission = z.infer<typeof submissionSchema>
export type PendingSpecies = z.infer<typeof pendingSpeciesSchema>
export type CreationCard = z.infer<typeof creationCardSchema>
export type KnownPicture = z.infer<typeof knownPictureSchema>
