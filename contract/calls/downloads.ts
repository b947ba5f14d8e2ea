/** Calls whose answer is a file: lists for spreadsheets, and the description of all calls. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { activityFilter } from './administration.ts'

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
  'activity.csv': endpoint({
    method: 'GET',
    path: '/activity.csv',
    allow: 'admin',
    summary: 'All noted actions, for a spreadsheet: all pages of `activity` in one',
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
