/**
 * The table of calls: method, path below /api, who may call, what goes in, what comes out.
 * Everything else follows from it: the server's routes and guards, the OpenAPI document, the
 * browser's client and the tests of rights. Specification, section 7.
 */
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import type { birdStages, plantSeasons } from './kinds.ts'
import {
  newPassword,
  newUsername,
  sessionSchema,
  typedPassword,
  typedUsername,
  userSchema,
} from './schemas/accounts.ts'
import { artworkSchema, newestPictureSchema, photographSchema } from './schemas/pictures.ts'
import {
  birdPostSchema,
  countSchema,
  glossarySchema,
  kindSchema,
  nameInput,
  nameListSchema,
  namesSchema,
  plantPostSchema,
  searchInput,
} from './schemas/species.ts'

const nothing = z.object({})
const postName = z.object({
  postName: nameInput.describe('Latin name; underscores stand for spaces'),
})
const newest = z.object({ pics: z.array(newestPictureSchema) })
const fallback = z.object({ pic: newestPictureSchema.nullable() })
const ofSpecies = z.object({ plant: nameInput, kind: kindSchema.default('plant') })
const pictureLists = z.array(photographSchema)
const done = z.object({ message: z.string() })
const signedIn = z.object({
  message: z.string(),
  user: userSchema,
  token: z.string().optional().describe('Absent when already logged in'),
})

export const endpoints = {
  refresh: endpoint({
    method: 'GET',
    path: '/refresh',
    allow: 'visitor',
    summary: 'Who is signed in, if anyone',
    input: nothing,
    output: z.object({ user: userSchema.nullable() }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/login',
    allow: 'visitor',
    summary: 'Signs in; the token is for programs, a browser keeps a cookie',
    input: z.object({ username: typedUsername, password: typedPassword }),
    output: signedIn,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    allow: 'visitor',
    summary: 'Ends the session',
    input: nothing,
    output: done,
  }),
  register: endpoint({
    method: 'POST',
    path: '/register',
    allow: 'visitor',
    summary: 'Makes a new member and signs in',
    input: z.object({ username: newUsername, password: newPassword }),
    output: signedIn,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/changePassword',
    allow: 'member',
    summary: 'Sets a new password; every other session ends',
    input: z.object({ password: typedPassword, newPassword }),
    output: done.extend({ token: z.string() }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/sessions',
    allow: 'member',
    summary: 'Where one is signed in',
    input: nothing,
    output: z.object({ sessions: z.array(sessionSchema) }),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/endSession',
    allow: 'member',
    summary: 'Ends one of one’s own sessions',
    input: z.object({ id: z.uuid() }),
    output: done,
  }),
  userInfo: endpoint({
    method: 'GET',
    path: '/userInfo',
    allow: 'visitor',
    summary: 'Who is asking, and what the home page features',
    input: nothing,
    output: z.object({
      username: z.string(),
      admin: z.boolean(),
      featureLists: z.array(
        z.object({ works: z.object({ pic: photographSchema, art: artworkSchema }) }),
      ),
    }),
  }),
  userInfoGlossary: endpoint({
    method: 'GET',
    path: '/userInfoGlossary',
    allow: 'visitor',
    summary: 'The plant glossary, by letter',
    input: z.object({
      letter: z
        .string()
        .regex(/^[a-z#]$/)
        .optional(),
    }),
    output: glossarySchema,
  }),
  userInfoGlossaryBird: endpoint({
    method: 'GET',
    path: '/userInfoGlossaryBird',
    allow: 'visitor',
    summary: 'The bird glossary, by letter',
    input: z.object({
      letter: z
        .string()
        .regex(/^[a-z#]$/)
        .optional(),
    }),
    output: glossarySchema,
  }),
  searchNames: endpoint({
    method: 'GET',
    path: '/searchNames',
    allow: 'visitor',
    summary: 'Names of all plants, for the search bar',
    input: nothing,
    output: nameListSchema,
    revalidated: true,
  }),
  searchBirdNames: endpoint({
    method: 'GET',
    path: '/searchBirdNames',
    allow: 'visitor',
    summary: 'Names of all birds, for the search bar',
    input: nothing,
    output: nameListSchema,
    revalidated: true,
  }),
  numOFPlants: endpoint({
    method: 'GET',
    path: '/numOFPlants',
    allow: 'visitor',
    summary: 'How many plants are recorded',
    input: nothing,
    output: countSchema,
  }),
  numOfPlants: endpoint({
    method: 'GET',
    path: '/numOfPlants',
    allow: 'visitor',
    summary: 'The same, spelt as one expects',
    input: nothing,
    output: countSchema,
  }),
  numOfBirds: endpoint({
    method: 'GET',
    path: '/numOfBirds',
    allow: 'visitor',
    summary: 'How many birds are recorded',
    input: nothing,
    output: countSchema,
  }),
  syncPlantInfo: endpoint({
    method: 'POST',
    path: '/syncPlantInfo',
    allow: 'visitor',
    summary: 'One plant with its photographs and artworks',
    input: postName,
    output: z.object({
      resultPost: z.array(plantPostSchema),
      photographs: z.array(photographSchema),
      arts: z.array(artworkSchema),
    }),
  }),
  syncBirdInfo: endpoint({
    method: 'POST',
    path: '/syncBirdInfo',
    allow: 'visitor',
    summary: 'One bird with its photographs and artworks',
    input: postName,
    output: z.object({
      resultPost: z.array(birdPostSchema),
      photographs: z.array(photographSchema),
      arts: z.array(artworkSchema),
    }),
  }),
  getPics: endpoint({
    method: 'POST',
    path: '/getPics',
    allow: 'visitor',
    summary: 'The full gallery of one species: seasons of a plant, life stages of a bird',
    input: ofSpecies,
    output: z.object({
      plant: namesSchema,
      springPics: pictureLists.optional(),
      summerPics: pictureLists.optional(),
      autumnPics: pictureLists.optional(),
      winterPics: pictureLists.optional(),
      juvenilePics: pictureLists.optional(),
      subadultPics: pictureLists.optional(),
      maleAdultPics: pictureLists.optional(),
      femaleAdultPics: pictureLists.optional(),
    }),
  }),
  getPicsAndArts: endpoint({
    method: 'POST',
    path: '/getPicsAndArts',
    allow: 'visitor',
    summary: 'All pictures and artworks of one species',
    input: ofSpecies,
    output: z.object({ pics: z.array(photographSchema), arts: z.array(artworkSchema) }),
  }),
  getDb2Pic: endpoint({
    method: 'GET',
    path: '/getDb2Pic',
    allow: 'visitor',
    summary: 'The three plant pictures published last',
    input: nothing,
    output: newest,
  }),
  getDb2PicBird: endpoint({
    method: 'GET',
    path: '/getDb2PicBird',
    allow: 'visitor',
    summary: 'The three bird pictures published last',
    input: nothing,
    output: newest,
  }),
  db2Alt: endpoint({
    method: 'GET',
    path: '/db2Alt',
    allow: 'visitor',
    summary: 'Another plant picture, for one that did not load',
    input: nothing,
    output: fallback,
  }),
  db2AltBird: endpoint({
    method: 'GET',
    path: '/db2AltBird',
    allow: 'visitor',
    summary: 'Another bird picture, for one that did not load',
    input: nothing,
    output: fallback,
  }),
  searchSpecies: endpoint({
    method: 'GET',
    path: '/searchSpecies',
    allow: 'visitor',
    summary: 'Species whose names resemble a text, best first, each with a picture',
    input: z.object({
      q: searchInput.default(''),
      kind: kindSchema.default('plant'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    output: z.object({
      results: z.array(namesSchema.extend({ picture: newestPictureSchema.nullable() })),
      total: z.int(),
      pageSize: z.int(),
    }),
  }),
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
export type Input<Name extends EndpointName> = z.input<Endpoints[Name]['input']>
export type ParsedInput<Name extends EndpointName> = z.output<Endpoints[Name]['input']>
export type Output<Name extends EndpointName> = z.output<Endpoints[Name]['output']>

/** The calls as functions: on the server in process, in the browser over HTTP. */
export type Api = {
  [Name in EndpointName]: (input: Input<Name>) => Promise<Output<Name>>
}

/** Wire key of a section's pictures in `/getPics`. */
export const pictureListKey = {
  spring: 'springPics',
  summer: 'summerPics',
  autumn: 'autumnPics',
  winter: 'winterPics',
  Juvenile: 'juvenilePics',
  Subadult: 'subadultPics',
  MaleAdult: 'maleAdultPics',
  FemaleAdult: 'femaleAdultPics',
} as const satisfies Record<(typeof plantSeasons)[number] | (typeof birdStages)[number], string>
