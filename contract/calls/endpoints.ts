/**
 * Lists the calls with method, path below `/api`, role, input and output. The server's routes and guards, the OpenAPI
 * document, the browser's client and the tests of rights derive from this table (specification, section 7). The other
 * modules of this folder hold its rows.
 */
import type * as z from 'zod'
import { accountCalls } from './accounts/accounts.ts'
import { classCalls } from './accounts/classes.ts'
import { memberCalls } from './accounts/members.ts'
import { ownDataCalls } from './accounts/own-data.ts'
import { activityCalls } from './activity.ts'
import { curationCalls } from './curation.ts'
import { downloadCalls } from './downloads.ts'
import { homeCalls } from './home.ts'
import { keyCalls } from './learning/key.ts'
import { learningCalls } from './learning/learning.ts'
import { mergingCalls } from './merging.ts'
import { nameCheckCalls } from './names/names-to-check.ts'
import { referenceCalls } from './names/reference.ts'
import { offlineCalls } from './offline.ts'
import { permanentCalls } from './permanent.ts'
import { pictureCalls } from './pictures.ts'
import { reviewCalls } from './review.ts'
import { siteContentCalls } from './site-content.ts'
import { speciesCalls } from './species.ts'
import { setupCalls } from './state/setup.ts'
import { statusCalls } from './state/status.ts'
import { submissionCalls } from './submissions.ts'
import { taxaCalls } from './taxa.ts'
import { walkCalls } from './walks.ts'

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
  Administration: { ...activityCalls, ...memberCalls },
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
