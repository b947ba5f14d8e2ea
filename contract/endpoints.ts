/**
 * Lists the calls with method, path below `/api`, role, input and output. The server's routes and guards, the OpenAPI
 * document, the browser's client and the tests of rights derive from this table (specification, section 7). The rows
 * are in `calls/`.
 */
import type * as z from 'zod'
import { accountCalls } from './calls/accounts.ts'
import { administrationCalls } from './calls/administration.ts'
import { classCalls } from './calls/classes.ts'
import { curationCalls } from './calls/curation.ts'
import { downloadCalls } from './calls/downloads.ts'
import { homeCalls } from './calls/home.ts'
import { keyCalls } from './calls/learning/key.ts'
import { learningCalls } from './calls/learning/learning.ts'
import { mergingCalls } from './calls/merging.ts'
import { nameCheckCalls } from './calls/names/names-to-check.ts'
import { referenceCalls } from './calls/names/reference.ts'
import { offlineCalls } from './calls/offline.ts'
import { ownDataCalls } from './calls/own-data.ts'
import { permanentCalls } from './calls/permanent.ts'
import { pictureCalls } from './calls/pictures.ts'
import { reviewCalls } from './calls/review.ts'
import { siteContentCalls } from './calls/site-content.ts'
import { speciesCalls } from './calls/species.ts'
import { setupCalls } from './calls/state/setup.ts'
import { statusCalls } from './calls/state/status.ts'
import { submissionCalls } from './calls/submissions.ts'
import { taxaCalls } from './calls/taxa.ts'
import { walkCalls } from './calls/walks.ts'

/** The parts of the table, by the headings of the documents. */
export const callGroups = {
  Accounts: accountCalls,
  'Own data': ownDataCalls,
  Species: speciesCalls,
  Relationships: taxaCalls,
  Key: keyCalls,
  Learning: learningCalls,
  Reference: referenceCalls,
  'Permanent addresses': permanentCalls,
  Pictures: pictureCalls,
  Submissions: submissionCalls,
  Review: reviewCalls,
  Curation: { ...curationCalls, ...mergingCalls, ...nameCheckCalls },
  Administration: administrationCalls,
  'The school’s pages': siteContentCalls,
  Classes: classCalls,
  'Site status': { ...setupCalls, ...statusCalls },
  'Home page': homeCalls,
  Walks: walkCalls,
  Offline: offlineCalls,
  Downloads: downloadCalls,
}

export const endpoints = {
  ...callGroups.Accounts,
  ...callGroups['Own data'],
  ...callGroups.Species,
  ...callGroups.Relationships,
  ...callGroups.Key,
  ...callGroups.Learning,
  ...callGroups.Reference,
  ...callGroups['Permanent addresses'],
  ...callGroups.Pictures,
  ...callGroups.Submissions,
  ...callGroups.Review,
  ...callGroups.Curation,
  ...callGroups.Administration,
  ...callGroups['The school’s pages'],
  ...callGroups.Classes,
  ...callGroups['Site status'],
  ...callGroups['Home page'],
  ...callGroups.Walks,
  ...callGroups.Offline,
  ...callGroups.Downloads,
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
export type Input<Name extends EndpointName> = z.input<Endpoints[Name]['input']>
export type ParsedInput<Name extends EndpointName> = z.output<Endpoints[Name]['input']>
export type Output<Name extends EndpointName> = z.output<Endpoints[Name]['output']>

/** The calls as functions. The server makes the calls in process, and the browser makes them over HTTP. */
export type Api = {
  [Name in EndpointName]: (input: Input<Name>) => Promise<Output<Name>>
}
