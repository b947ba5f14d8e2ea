/** Calls by which members send in species, pictures, artworks and creations. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { hashesMaximum } from '../limits.ts'
import {
  artworkForm,
  birdPictureForm,
  creationCardSchema,
  creationForm,
  hash,
  knownPictureSchema,
  nominationForm,
  plantPictureForm,
  sentFilesSchema,
  sentSchema,
  submissionSchema,
} from '../schemas/contributions.ts'
import { artworkChange, pictureChange } from '../schemas/review.ts'
import { birdEdit, birdForm, plantEdit, plantForm } from '../schemas/species-forms.ts'

const fieldsOnly = { files: [] }
const pictures = { files: ['files'] }
const done = z.object({ message: z.string() })

export const contributionCalls = {
  uploadPlant: endpoint({
    method: 'POST',
    path: '/uploadPlant',
    allow: 'member',
    summary: 'A new plant; a member’s waits for review',
    input: plantForm,
    output: sentSchema,
    form: fieldsOnly,
  }),
  uploadBird: endpoint({
    method: 'POST',
    path: '/uploadBird',
    allow: 'member',
    summary: 'A new bird; a member’s waits for review',
    input: birdForm,
    output: sentSchema,
    form: fieldsOnly,
  }),
  uploadPic: endpoint({
    method: 'POST',
    path: '/uploadPic',
    allow: 'member',
    summary: 'Photographs of a plant, each judged by itself',
    input: plantPictureForm,
    output: sentFilesSchema,
    form: pictures,
  }),
  uploadBirdPic: endpoint({
    method: 'POST',
    path: '/uploadBirdPic',
    allow: 'member',
    summary: 'Photographs of a bird, each judged by itself',
    input: birdPictureForm,
    output: sentFilesSchema,
    form: pictures,
  }),
  uploadArt: endpoint({
    method: 'POST',
    path: '/uploadArt',
    allow: 'member',
    summary: 'Artworks of a species, each judged by itself',
    input: artworkForm,
    output: sentFilesSchema,
    form: pictures,
  }),
  uploadCreation: endpoint({
    method: 'POST',
    path: '/uploadCreation',
    allow: 'member',
    summary: 'A photograph and an artwork made after it; the same artwork is kept once',
    input: creationForm,
    output: sentSchema,
    form: { files: ['pic', 'art'] },
  }),
  listCreations: endpoint({
    method: 'GET',
    path: '/uploadCreation',
    allow: 'member',
    summary: 'Creations: approved ones and one’s own that wait; all that wait for an admin',
    input: z.object({}),
    output: z.object({ temp: z.array(creationCardSchema) }),
  }),
  uploadFeatureSingle: endpoint({
    method: 'POST',
    path: '/uploadFeatureSingle',
    allow: 'member',
    summary: 'Proposes a photograph for the home page',
    input: nominationForm,
    output: done,
    form: fieldsOnly,
  }),
  uploadFeatureArtSingle: endpoint({
    method: 'POST',
    path: '/uploadFeatureArtSingle',
    allow: 'member',
    summary: 'Proposes an artwork for the home page',
    input: nominationForm,
    output: done,
    form: fieldsOnly,
  }),
  updateText: endpoint({
    method: 'POST',
    path: '/updateText',
    allow: 'member',
    summary: 'A plant’s texts anew; a member’s wait for review',
    input: plantEdit,
    output: sentSchema,
  }),
  birdUpdateText: endpoint({
    method: 'POST',
    path: '/birdUpdateText',
    allow: 'member',
    summary: 'A bird’s texts anew; a member’s wait for review',
    input: birdEdit,
    output: sentSchema,
  }),
  submissions: endpoint({
    method: 'GET',
    path: '/submissions',
    allow: 'member',
    summary: 'What one has sent in, newest first, with its state and the reviewer’s reason',
    input: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      id: z.uuid().optional().describe('Only this one'),
    }),
    output: z.object({
      submissions: z.array(submissionSchema),
      total: z.int(),
      pageSize: z.int(),
    }),
  }),
  mendSubmission: endpoint({
    method: 'POST',
    path: '/mendSubmission',
    allow: 'member',
    summary: 'Corrects the credits of one’s own picture, artwork or creation that was sent back',
    input: z.object({
      id: z.uuid(),
      change: pictureChange.extend(artworkChange.shape).default({}),
    }),
    output: done,
  }),
  knownPictures: endpoint({
    method: 'POST',
    path: '/knownPictures',
    allow: 'member',
    summary: 'Which originals are in the collection already, or among what one has sent',
    input: z.object({
      hashes: z.array(hash).min(1).max(hashesMaximum),
    }),
    output: z.object({ known: z.array(knownPictureSchema) }),
  }),
}
