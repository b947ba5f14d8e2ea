/** Calls by which admins edit what is published, and choose what the home page shows. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { creationCardSchema } from '../schemas/contributions.ts'
import {
  displaySchema,
  pickableArtwork,
  pickablePhotograph,
  uploadHomeEntrySchema,
  versionSchema,
} from '../schemas/curation.ts'
import { artworkChange, decidedSchema, pictureChange } from '../schemas/review.ts'
import {
  birdPostSchema,
  kindSchema,
  nameInput,
  namesSchema,
  plantPostSchema,
} from '../schemas/species.ts'

const id = z.object({ id: z.uuid() })
/** One id, as the specification sends it, or many. */
const idOrIds = z
  .object({ id: z.uuid().optional(), ids: z.array(z.uuid()).max(500).default([]) })
  .refine(({ id, ids }) => id !== undefined || ids.length > 0, { error: 'id or ids is required' })
  .transform(({ id, ids }) => (id === undefined ? ids : [id, ...ids]))
const ids = z.array(z.uuid()).min(1).max(500)
const ofSpecies = z.object({ name: nameInput, kind: kindSchema.default('plant') })

export const curationCalls = {
  adminView: endpoint({
    method: 'POST',
    path: '/adminView',
    allow: 'admin',
    summary: 'One species with all its pictures and artworks, codes and nominations',
    fails: [404],
    input: z.object({ search: nameInput, kind: kindSchema.default('plant') }),
    output: z.object({
      resultPlant: z.array(z.union([birdPostSchema, plantPostSchema])),
      resultPics: z.array(pickablePhotograph),
      resultArts: z.array(pickableArtwork),
    }),
  }),
  makeFeatured: endpoint({
    method: 'POST',
    path: '/makeFeatured',
    allow: 'admin',
    summary: 'Shows a picture and an artwork of one species as a pair on the home page',
    fails: [404],
    input: z.object({ pic: z.uuid(), art: z.uuid(), plant: nameInput }),
    output: decidedSchema,
  }),
  featureToHome: endpoint({
    method: 'POST',
    path: '/featureToHome',
    allow: 'admin',
    summary: 'The same by ids; with isCreation, picId is a creation’s id',
    fails: [404, 409],
    input: z.object({
      picId: z.uuid().nullish(),
      artId: z.uuid().nullish(),
      isCreation: z.boolean().default(false),
    }),
    output: decidedSchema.extend({
      repeated: z.boolean().describe('The pair was featured already'),
    }),
  }),
  unFeatureHome: endpoint({
    method: 'POST',
    path: '/unFeatureHome',
    allow: 'admin',
    summary: 'Takes a pair off the home page',
    fails: [404],
    input: id,
    output: z.object({
      success: z.boolean(),
      entries: z.array(uploadHomeEntrySchema),
      changeId: z.string(),
    }),
  }),
  uploadHome: endpoint({
    method: 'GET',
    path: '/uploadHome',
    allow: 'admin',
    summary: 'The pairs on the home page, newest first',
    input: z.object({}),
    output: z.object({ entries: z.array(uploadHomeEntrySchema) }),
  }),
  unFeatureCreation: endpoint({
    method: 'POST',
    path: '/unFeatureCreation',
    allow: 'admin',
    summary: 'Takes a creation out of the list and off the home page, into the recycle bin',
    fails: [404, 409],
    input: z.object({ temp: z.uuid().describe('The creation’s id') }),
    output: z.object({ temp: z.array(creationCardSchema), changeId: z.string() }),
  }),
  creationDocumentary: endpoint({
    method: 'GET',
    path: '/creationDocumentary',
    allow: 'visitor',
    summary: 'All creations: photograph and artwork, by the date of the artwork',
    input: z.object({}),
    output: z.object({ allDisplays: z.array(displaySchema) }),
  }),
  editPageDeletePlant: endpoint({
    method: 'DELETE',
    path: '/editPageDeletePlant',
    allow: 'admin',
    summary: 'Puts a plant with all its pictures and artworks into the recycle bin',
    fails: [404],
    input: id,
    output: decidedSchema,
  }),
  editPageDeleteBird: endpoint({
    method: 'DELETE',
    path: '/editPageDeleteBird',
    allow: 'admin',
    summary: 'The same for a bird',
    fails: [404],
    input: id,
    output: decidedSchema,
  }),
  editPageDelete: endpoint({
    method: 'POST',
    path: '/editPageDelete',
    allow: 'admin',
    summary: 'Puts pictures into the recycle bin',
    fails: [404, 409],
    input: idOrIds,
    output: decidedSchema,
  }),
  editPageDeleteArt: endpoint({
    method: 'POST',
    path: '/editPageDeleteArt',
    allow: 'admin',
    summary: 'Puts artworks into the recycle bin',
    fails: [404, 409],
    input: idOrIds,
    output: decidedSchema,
  }),
  updatePictures: endpoint({
    method: 'POST',
    path: '/updatePictures',
    allow: 'admin',
    summary: 'Corrects what is said of pictures, or of which species they are',
    fails: [404, 409],
    input: z.object({
      ids,
      change: pictureChange.extend({ latinName: nameInput.optional() }),
    }),
    output: decidedSchema,
  }),
  updateArtworks: endpoint({
    method: 'POST',
    path: '/updateArtworks',
    allow: 'admin',
    summary: 'Corrects what is said of artworks, or of which species they are',
    fails: [404, 409],
    input: z.object({
      ids,
      change: artworkChange.extend({ latinName: nameInput.optional() }),
    }),
    output: decidedSchema,
  }),
  speciesHistory: endpoint({
    method: 'GET',
    path: '/speciesHistory',
    allow: 'admin',
    summary: 'What a species said before, newest first',
    fails: [404],
    input: ofSpecies,
    output: z.object({ names: namesSchema, versions: z.array(versionSchema) }),
  }),
  restoreRevision: endpoint({
    method: 'POST',
    path: '/restoreRevision',
    allow: 'admin',
    summary: 'Lets a species say again what it said in a revision',
    fails: [404, 409],
    input: ofSpecies.extend({ number: z.int().positive() }),
    output: decidedSchema,
  }),
  mergeSpecies: endpoint({
    method: 'POST',
    path: '/mergeSpecies',
    allow: 'admin',
    summary: 'Makes two species one: pictures, artworks and old addresses follow',
    fails: [404, 409],
    input: z.object({ kind: kindSchema, from: nameInput, into: nameInput }),
    output: decidedSchema,
  }),
}
