/** Defines the calls that download files, such as lists for spreadsheets, and the calls about the data of the site. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { dataLicences } from '../rights/licences.ts'
import { decidedSchema } from '../schemas/review.ts'
import { kindSchema, nameInput } from '../species-names.ts'
import { occurrenceFactsSchema } from '../taxonomy/occurrence-facts.ts'
import { activityFilter } from './activity.ts'

const csv = (name: string) => ({ type: 'text/csv; charset=utf-8', name })

export const downloadCalls = {
  'plants.csv': endpoint({
    method: 'GET',
    path: '/plants.csv',
    allow: 'visitor',
    summary: 'The names of all plants, for a spreadsheet',
    input: z.object({}),
    output: z.string(),
    file: csv('plants.csv'),
    revalidated: true,
  }),
  'birds.csv': endpoint({
    method: 'GET',
    path: '/birds.csv',
    allow: 'visitor',
    summary: 'The names of all birds, for a spreadsheet',
    input: z.object({}),
    output: z.string(),
    file: csv('birds.csv'),
    revalidated: true,
  }),
  'collection.zip': endpoint({
    method: 'GET',
    path: '/collection.zip',
    allow: 'admin',
    summary: 'The catalogue as a collection of tables and pictures, which `npm run import` reads',
    input: z.object({}),
    output: z.unknown(),
    file: { type: 'application/zip', name: 'huaniao-collection.zip' },
  }),
  openData: endpoint({
    method: 'GET',
    path: '/openData',
    allow: 'visitor',
    summary: 'The content of the Darwin Core Archives of the site, and the terms of their use',
    input: z.object({}),
    output: z.object({
      licence: z.enum(dataLicences).describe('SPDX identifier; `none` if no data is offered'),
      licenceName: z.string().describe('Such as `CC BY 4.0`; empty without a licence'),
      licenceAddress: z.string().describe('Address of the legal code; empty without a licence'),
      species: z.int().describe('Rows of the checklist, without synonyms'),
      occurrences: z.int().describe('Rows of the occurrences, without cultivated species'),
      withCultivated: z.int().describe('Rows of the occurrences, including cultivated species'),
      citation: z
        .object({ en: z.string(), zh: z.string() })
        .describe('How to cite the data; empty without a licence'),
      address: z
        .string()
        .describe('Configured public address of the site; empty without a configured address'),
      changedOn: z.string().describe('Date of the data, YYYY-MM-DD'),
    }),
  }),
  setOccurrenceFacts: endpoint({
    method: 'POST',
    path: '/setOccurrenceFacts',
    allow: 'admin',
    summary: 'Sets how the occurrence data describes a species, and whether it withholds the place',
    fails: [404],
    input: z.object({ name: nameInput, kind: kindSchema, ...occurrenceFactsSchema.shape }),
    output: decidedSchema,
  }),
  'activity.csv': endpoint({
    method: 'GET',
    path: '/activity.csv',
    allow: 'admin',
    summary: 'The latest entries of `activity` as one table, at most 100,000, for a spreadsheet',
    input: activityFilter,
    output: z.string(),
    file: csv('activity.csv'),
  }),
  'tourSignUps.csv': endpoint({
    method: 'GET',
    path: '/tourSignUps.csv',
    allow: 'admin',
    summary: 'The sign-ups for guided tours, for a spreadsheet',
    input: z.object({}),
    output: z.string(),
    file: csv('tour-sign-ups.csv'),
  }),
  'openapi.json': endpoint({
    method: 'GET',
    path: '/openapi.json',
    allow: 'visitor',
    summary: 'All calls as an OpenAPI 3.1 document',
    input: z.object({}),
    output: z.looseObject({ openapi: z.string().describe('Version of OpenAPI') }),
    revalidated: true,
  }),
}
