/** Defines the calls that list, change and restore published content, and that choose the featured pairs. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOf } from '../paging.ts'
import {
  displaySchema,
  nominatedSchema,
  pickableArtwork,
  pickablePhotograph,
  uploadHomeEntrySchema,
} from '../schemas/pairs.ts'
import { artworkChange, changeId, decidedSchema, pictureChange } from '../schemas/review.ts'
import { birdPostSchema, plantPostSchema, versionSchema } from '../schemas/species.ts'
import { creationCardSchema } from '../schemas/submissions.ts'
import { kindSchema, nameInput, namesSchema } from '../species-names.ts'
import { occurrenceFactsSchema } from '../taxonomy/occurrence-facts.ts'

const id = z.object({ id: z.uuid() })
const ids = z.array(z.uuid()).min(1).max(500).describe('Ids of the photographs or artworks')
/** One id, as in the specification, or several ids. */
const idOrIds = z
  .object({
    id: z.uuid().optional(),
    ids: z.array(z.uuid()).max(500).default([]).describe('Several ids instead of one'),
  })
  .refine(({ id, ids }) => id !== undefined || ids.length > 0, { error: 'id or ids is required' })
  .transform(({ id, ids }) => (id === undefined ? ids : [id, ...ids]))
const ofSpecies = z.object({ name: nameInput, kind: kindSchema.default('plant') })

const otherSpecies = {
  latinName: nameInput
    .optional()
    .describe('Latin name of another species to which the pictures move'),
  kind: kindSchema
    .optional()
    .describe(
      'Kind of the other species, if the kind changes; photographs then need a new `season`',
    ),
}

const corrected = 'The corrected fields; an absent field stays unchanged'

export const curationCalls = {
  adminView: endpoint({
    method: 'POST',
    path: '/adminView',
    allow: 'admin',
    summary: 'One species with all its photographs and artworks, codes and nominations',
    fails: [404],
    input: z.object({ search: nameInput, kind: kindSchema.default('plant') }),
    output: z.object({
      resultPlant: z
        .array(z.union([birdPostSchema, plantPostSchema]))
        .describe('A list with one plant or bird'),
      resultPics: z
        .array(pickablePhotograph)
        .describe('All photographs; nominated photographs come first'),
      resultArts: z.array(pickableArtwork).describe('All artworks; nominated artworks come first'),
      facts: occurrenceFactsSchema.describe('How the occurrence data describes the species'),
    }),
  }),
  makeFeatured: endpoint({
    method: 'POST',
    path: '/makeFeatured',
    allow: 'admin',
    summary: 'Shows a photograph and an artwork of one species as a pair on the home page',
    fails: [404],
    input: z.object({
      pic: z.uuid().describe('Id of the photograph'),
      art: z.uuid().describe('Id of the artwork'),
      plant: nameInput,
    }),
    output: decidedSchema,
  }),
  featureToHome: endpoint({
    method: 'POST',
    path: '/featureToHome',
    allow: 'admin',
    summary:
      'Shows a pair on the home page, chosen by ids; with isCreation, picId is the id of a creation',
    fails: [404, 409],
    input: z.object({
      picId: z.uuid().nullish().describe('Id of the photograph, or of the creation'),
      artId: z.uuid().nullish().describe('Id of the artwork; unused for a creation'),
      isCreation: z.boolean().default(false).describe('Whether picId is the id of a creation'),
    }),
    output: decidedSchema.extend({
      repeated: z.boolean().describe('Whether the same pair was on the home page already'),
    }),
  }),
  unFeatureHome: endpoint({
    method: 'POST',
    path: '/unFeatureHome',
    allow: 'admin',
    summary: 'Removes a pair from the home page',
    fails: [404],
    input: id,
    output: z.object({
      success: z.boolean().describe('Always true'),
      entries: z.array(uploadHomeEntrySchema).describe('The other pairs, newest first'),
      changeId,
    }),
  }),
  uploadHome: endpoint({
    method: 'GET',
    path: '/uploadHome',
    allow: 'admin',
    summary: 'The featured pairs of the home page, newest first',
    input: z.object({}),
    output: z.object({ entries: z.array(uploadHomeEntrySchema).describe('Newest first') }),
  }),
  nominations: endpoint({
    method: 'GET',
    path: '/nominations',
    allow: 'admin',
    summary: 'The photographs and artworks that members nominated for the home page',
    input: z.object({ page: pageInput }),
    output: z.object({
      entries: z.array(nominatedSchema).describe('Latest nomination first'),
      ...pageOf,
    }),
  }),
  unFeatureCreation: endpoint({
    method: 'POST',
    path: '/unFeatureCreation',
    allow: 'admin',
    summary: 'Rejects a pending creation; deletes a published creation with its featured pairs',
    fails: [404, 409],
    input: z.object({ temp: z.uuid().describe('The creation’s id') }),
    output: z.object({
      temp: z.array(creationCardSchema).describe('The other creations: pending, then published'),
      changeId,
    }),
  }),
  creationDocumentary: endpoint({
    method: 'GET',
    path: '/creationDocumentary',
    allow: 'visitor',
    summary: 'Published creations, by the date of the artwork; some have no photograph',
    input: z.object({}),
    output: z.object({ allDisplays: z.array(displaySchema).describe('Undated, then oldest') }),
  }),
  editPageDeletePlant: endpoint({
    method: 'DELETE',
    path: '/editPageDeletePlant',
    allow: 'admin',
    summary: 'Moves a plant with all its photographs and artworks to the recycle bin',
    fails: [404],
    input: id,
    output: decidedSchema,
  }),
  editPageDeleteBird: endpoint({
    method: 'DELETE',
    path: '/editPageDeleteBird',
    allow: 'admin',
    summary: 'Moves a bird with all its photographs and artworks to the recycle bin',
    fails: [404],
    input: id,
    output: decidedSchema,
  }),
  editPageDelete: endpoint({
    method: 'POST',
    path: '/editPageDelete',
    allow: 'admin',
    summary: 'Moves photographs to the recycle bin',
    fails: [404, 409],
    input: idOrIds,
    output: decidedSchema,
  }),
  editPageDeleteArt: endpoint({
    method: 'POST',
    path: '/editPageDeleteArt',
    allow: 'admin',
    summary: 'Moves artworks to the recycle bin',
    fails: [404, 409],
    input: idOrIds,
    output: decidedSchema,
  }),
  updatePictures: endpoint({
    method: 'POST',
    path: '/updatePictures',
    allow: 'admin',
    summary: 'Corrects the credits or the species of photographs',
    fails: [404, 409],
    input: z.object({
      ids,
      change: pictureChange.extend(otherSpecies).describe(corrected),
    }),
    output: decidedSchema,
  }),
  updateArtworks: endpoint({
    method: 'POST',
    path: '/updateArtworks',
    allow: 'admin',
    summary: 'Corrects the credits or the species of artworks',
    fails: [404, 409],
    input: z.object({
      ids,
      change: artworkChange.extend(otherSpecies).describe(corrected),
    }),
    output: decidedSchema,
  }),
  orderImages: endpoint({
    method: 'POST',
    path: '/orderImages',
    allow: 'admin',
    summary: 'Orders the photographs or artworks of a species; its first photograph is the cover',
    fails: [404],
    input: z.object({
      table: z.enum(['picture', 'artwork']).describe('`picture` stands for a photograph'),
      kind: kindSchema,
      name: nameInput,
      ids: z
        .array(z.uuid())
        .max(500)
        .describe('Ids in the new order; other pictures follow by date. Empty for the usual order'),
    }),
    output: decidedSchema,
  }),
  speciesHistory: endpoint({
    method: 'GET',
    path: '/speciesHistory',
    allow: 'admin',
    summary: 'The revisions of a species, newest first',
    fails: [404],
    input: ofSpecies,
    output: z.object({
      names: namesSchema.describe('The names of the species today'),
      versions: z.array(versionSchema).describe('Newest first'),
    }),
  }),
  restoreRevision: endpoint({
    method: 'POST',
    path: '/restoreRevision',
    allow: 'admin',
    summary: 'Restores the texts of an earlier revision',
    fails: [404, 409],
    input: ofSpecies.extend({
      number: z.int().positive().describe('Number of the revision, from /speciesHistory'),
    }),
    output: decidedSchema,
  }),
}
