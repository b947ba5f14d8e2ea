/** Pictures, artworks and creations as members send them in, and what they are told of them. */
import * as z from 'zod'
import { birdStages, plantSeasons, type Section } from '../kinds.ts'
import { wordMaximum } from '../limits.ts'
import { parsePhotoDate } from '../photo-dates.ts'
import { kindSchema, nameInput } from './species.ts'
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

/** Section names as the wire and as the forms label them: `Subadult`, `Sub-adult`, `male adult`. */
function sectionOf<S extends Section>(sections: readonly S[]) {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  return z
    .string({ error: problems.missing })
    .min(1, { error: problems.missing })
    .max(wordMaximum)
    .transform((text) => sections.find((section) => plain(section) === plain(text)) ?? text)
    .pipe(z.enum(sections))
}

/** SHA-256 of the file a browser made the picture from, hexadecimal. */
export const hash = z
  .string()
  .length(64)
  .regex(/^[0-9a-f]{64}$/)

const pictureOf = {
  picEnglishName: nameInput.describe('Latin name of a species of the list'),
  picPhotographer: requiredName,
  picSetting: requiredShortText,
  picArt: z.literal('photography').default('photography'),
  month: photoDate.describe('`Sat Mar 15 2025`, or an ISO date'),
  originalHash: hash.optional().describe('SHA-256 of the original, when one file is sent'),
}

export const plantPictureForm = z.object({ ...pictureOf, picSeason: sectionOf(plantSeasons) })
export const birdPictureForm = z.object({ ...pictureOf, picSeason: sectionOf(birdStages) })

const artworkOf = {
  plant: nameInput.describe('Latin name of a plant or bird'),
  artist: personName.default(''),
  artDate: optionalDate.describe('`3-15-25`, `Sat Mar 15 2025` or an ISO date'),
  photographer: personName.default(''),
  photoDate: optionalDate,
  artLocation: shortText.default(''),
  dbType: kindSchema.optional(),
}

export const artworkForm = z.object(artworkOf)
export const creationForm = z.object({
  ...artworkOf,
  season: z
    .union([sectionOf(plantSeasons), sectionOf(birdStages)])
    .optional()
    .describe('Of the photograph; for a plant its date tells'),
})

export const nominationForm = z.object({
  plant: nameInput,
  path: z.string().min(1).max(300).describe('Of the picture or artwork'),
})

/** A state of review as its author sees it. */
const submissionStatuses = ['pending', 'approved', 'rejected', 'returned'] as const
const submissionKinds = ['species', 'edit', 'picture', 'artwork', 'creation'] as const

const sentFields = {
  message: z.string(),
  status: z.enum(submissionStatuses),
}
export const sentSchema = z.object({
  ...sentFields,
  id: z.string(),
  changeId: z.string().optional().describe('Of what was published at once: to take it back'),
})

const sentFileSchema = z.object({
  name: z.string().describe('As it was called, without what cannot be seen'),
  outcome: z.enum(['sent', 'known', 'refused']),
  id: z.string().optional(),
  message: z.string(),
  code: z.string().optional(),
  changeId: z.string().optional().describe('Of what was published at once: to take it back'),
})
export const sentFilesSchema = z.object({ ...sentFields, files: z.array(sentFileSchema) })

const smallImage = z.object({
  path: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
})

export const submissionSchema = z.object({
  id: z.string(),
  kind: z.enum(submissionKinds),
  dbType: kindSchema,
  status: z.enum(submissionStatuses),
  reason: z.string().describe('What the reviewer said'),
  latinName: z.string(),
  commonName: z.string(),
  chineseName: z.string(),
  hasPage: z.boolean().describe('Whether there is a page under these names'),
  submittedAt: z.string().describe("YYYY-MM-DD HH:mm:ss in the site's time zone"),
  decidedAt: z.string().nullable(),
  images: z.array(smallImage),
  details: z.record(z.string(), z.string()).describe('What was sent, by field'),
  sendKey: z.string().nullable().describe('Sent again under it, a returned one is the same one'),
})

export const creationCardSchema = z.object({
  _id: z.string(),
  plant: z.string(),
  commonName: z.string(),
  chineseName: z.string(),
  dbType: kindSchema,
  status: z.enum(['pending', 'approved']),
  pic: z.string().describe('Path of the photograph'),
  art: z.string().describe('Path of the artwork'),
  picImage: smallImage,
  artImage: smallImage,
  artist: z.string(),
  photographer: z.string(),
})

export const knownPictureSchema = z.object({
  hash,
  latinName: z.string(),
  dbType: kindSchema,
  path: z.string(),
  status: z.enum(['pending', 'published']),
})

export type SentFiles = z.infer<typeof sentFilesSchema>
export type Submission = z.infer<typeof submissionSchema>
export type CreationCard = z.infer<typeof creationCardSchema>
export type KnownPicture = z.infer<typeof knownPictureSchema>
