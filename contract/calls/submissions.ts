/** Defines the calls with which members submit, resubmit and nominate content. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { hashesMaximum } from '../limits.ts'
import { submissionChange } from '../schemas/review.ts'
import { birdEdit, birdForm, plantEdit, plantForm } from '../schemas/species-forms.ts'
import {
  artworkForm,
  birdPictureForm,
  creationCardSchema,
  creationForm,
  hash,
  knownPictureSchema,
  nominationForm,
  pendingSpeciesSchema,
  plantPictureForm,
  sentFilesSchema,
  sentSchema,
} from '../schemas/submissions.ts'
import { ownSubmissionCalls } from './own-submissions.ts'
import { withdrawalCalls } from './withdrawals.ts'

const fieldsOnly = { files: [] }
const pictures = { files: ['files'] }
const done = z.object({ message: z.string() })

export const submissionCalls = {
  uploadPlant: endpoint({
    method: 'POST',
    path: '/uploadPlant',
    allow: 'member',
    summary: 'Submits a new plant; a new plant of an admin is published at once',
    fails: [409],
    idempotent: true,
    input: plantForm,
    output: sentSchema,
    form: fieldsOnly,
  }),
  uploadBird: endpoint({
    method: 'POST',
    path: '/uploadBird',
    allow: 'member',
    summary: 'Submits a new bird; a new bird of an admin is published at once',
    fails: [409],
    idempotent: true,
    input: birdForm,
    output: sentSchema,
    form: fieldsOnly,
  }),
  uploadPic: endpoint({
    method: 'POST',
    path: '/uploadPic',
    allow: 'member',
    summary: 'Submits photographs of a plant; each photograph is reviewed or published separately',
    fails: [404, 409],
    input: plantPictureForm,
    output: sentFilesSchema,
    form: pictures,
  }),
  uploadBirdPic: endpoint({
    method: 'POST',
    path: '/uploadBirdPic',
    allow: 'member',
    summary: 'Submits photographs of a bird; each photograph is reviewed or published separately',
    fails: [404, 409],
    input: birdPictureForm,
    output: sentFilesSchema,
    form: pictures,
  }),
  uploadArt: endpoint({
    method: 'POST',
    path: '/uploadArt',
    allow: 'member',
    summary: 'Submits artworks of a species; each artwork is reviewed or published separately',
    fails: [404, 409],
    input: artworkForm,
    output: sentFilesSchema,
    form: pictures,
  }),
  uploadCreation: endpoint({
    method: 'POST',
    path: '/uploadCreation',
    allow: 'member',
    summary: 'Submits an artwork, alone or with the photograph on which it is based',
    fails: [404, 409],
    idempotent: true,
    input: creationForm,
    output: sentSchema,
    form: { files: ['pic', 'art'] },
  }),
  listCreations: endpoint({
    method: 'GET',
    path: '/uploadCreation',
    allow: 'member',
    summary:
      'Published creations and the caller’s pending creations; for an admin, all pending creations',
    input: z.object({}),
    output: z.object({
      temp: z.array(creationCardSchema).describe('Pending creations, then published creations'),
    }),
  }),
  uploadFeatureSingle: endpoint({
    method: 'POST',
    path: '/uploadFeatureSingle',
    allow: 'member',
    summary: 'Nominates a photograph for the home page',
    fails: [404],
    input: nominationForm,
    output: done,
    form: fieldsOnly,
  }),
  uploadFeatureArtSingle: endpoint({
    method: 'POST',
    path: '/uploadFeatureArtSingle',
    allow: 'member',
    summary: 'Nominates an artwork for the home page',
    fails: [404],
    input: nominationForm,
    output: done,
    form: fieldsOnly,
  }),
  updateText: endpoint({
    method: 'POST',
    path: '/updateText',
    allow: 'member',
    summary: 'Edits a plant’s texts; an admin’s edit is published at once',
    fails: [404, 409],
    idempotent: true,
    input: plantEdit,
    output: sentSchema,
  }),
  birdUpdateText: endpoint({
    method: 'POST',
    path: '/birdUpdateText',
    allow: 'member',
    summary: 'Edits a bird’s texts; an admin’s edit is published at once',
    fails: [404, 409],
    idempotent: true,
    input: birdEdit,
    output: sentSchema,
  }),
  ...ownSubmissionCalls,
  ...withdrawalCalls,
  pendingSpecies: endpoint({
    method: 'GET',
    path: '/pendingSpecies',
    allow: 'member',
    summary: 'The caller’s undecided new species, for which pictures can be submitted already',
    input: z.object({}),
    output: z.object({ species: z.array(pendingSpeciesSchema).describe('Oldest first') }),
  }),
  resubmit: endpoint({
    method: 'POST',
    path: '/resubmit',
    allow: 'member',
    summary: 'Corrects and resubmits a picture or creation after changes were requested',
    fails: [404, 409],
    input: z.object({
      id: z.uuid(),
      change: submissionChange
        .prefault({})
        .describe('The corrections; a field that is absent stays unchanged'),
    }),
    output: done,
  }),
  knownPictures: endpoint({
    method: 'POST',
    path: '/knownPictures',
    allow: 'member',
    summary: 'The files that are already published or in a pending submission of the caller',
    input: z.object({
      hashes: z
        .array(hash)
        .min(1)
        .max(hashesMaximum)
        .describe('SHA-256 of each submitted file, or of its original'),
    }),
    output: z.object({
      known: z.array(knownPictureSchema).describe('Only the files that were found'),
    }),
  }),
}
