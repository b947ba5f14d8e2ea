/** Builds the server: registers every part of the site by name and in order. */

import { randomUUID } from 'node:crypto'
import path from 'node:path'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Kind } from '../contract/kinds.ts'
import { createAccountAdministration } from './accounts/administration.ts'
import { accountAdministrationHandlers } from './accounts/administration-routes.ts'
import { classHandlers } from './accounts/classes/routes.ts'
import { attemptLimitsFor } from './accounts/limits/attempt-limits.ts'
import { createAttempts } from './accounts/limits/attempts.ts'
import { accountHandlers } from './accounts/routes.ts'
import { createAccountService } from './accounts/service.ts'
import { overviewHandlers } from './activity/overview.ts'
import { activityHandlers } from './activity/routes.ts'
import { createActivityService } from './activity/service.ts'
import { inOwnProcess } from './backup/in-own-process.ts'
import { registerScheduledBackups } from './backup/scheduled.ts'
import { pictureHandlers } from './catalogue/picture-routes.ts'
import { createPictureService } from './catalogue/pictures/service.ts'
import { readFurtherNames } from './catalogue/repositories/further-names.ts'
import { identifyHandlers } from './catalogue/species/identify.ts'
import { createSpeciesService } from './catalogue/species/service.ts'
import { speciesHandlers } from './catalogue/species-routes.ts'
import type { Config } from './config/config.ts'
import { type EditedContent, followEdited } from './content/follow-edited.ts'
import { previewHandlers } from './content/preview.ts'
import type { Content } from './content/site-content.ts'
import { creationHandlers } from './curation/creation-routes.ts'
import { createCreationService } from './curation/creations.ts'
import { createFeaturedService } from './curation/featured.ts'
import { featuredHandlers } from './curation/featured-routes.ts'
import { memberHandlers } from './curation/members/routes.ts'
import { createNominationService } from './curation/nominate.ts'
import { curationHandlers } from './curation/routes.ts'
import { withdrawalHandlers } from './curation/withdrawals/routes.ts'
import type { Database } from './database/connection.ts'
import { registerAddressCheck } from './http/addresses.ts'
import { apiFor, registerApi } from './http/calls/api.ts'
import { cachedOpenApiDocument, openApiDocument } from './http/calls/openapi.ts'
import { registerCompression } from './http/compression.ts'
import { registerContentFiles } from './http/content-files/content-files.ts'
import { registerSchoolFiles } from './http/content-files/school-files.ts'
import { registerErrors } from './http/errors.ts'
import { registerBodyTimes } from './http/forms/body-times.ts'
import { sweepIncoming } from './http/forms/incoming.ts'
import { registerHealth } from './http/health.ts'
import { createCookies } from './http/identity/cookies.ts'
import { createIdentify } from './http/identity/identify.ts'
import { registerImages } from './http/images.ts'
import { registerMetrics } from './http/metrics.ts'
import { registerPages } from './http/pages/pages.ts'
import { requestLog } from './http/request-log.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { readPageVersion } from './http/shared-reads.ts'
import { answerToSlow, unreadableRequestOptions } from './http/unreadable-requests.ts'
import { pictureOfWeekHandlers } from './in-season/picture-of-week.ts'
import { inSeasonHandlers } from './in-season/service.ts'
import type { Caller } from './kernel/caller.ts'
import type { Handlers } from './kernel/handlers.ts'
import { Stopping } from './kernel/stopping.ts'
import { schoolFileHandlers } from './media/school-files/routes.ts'
import type { Store } from './media/store/store.ts'
import { openNameLists } from './names/name-lists.ts'
import { openNameSearch } from './names/name-search.ts'
import { nameHandlers } from './names/routes.ts'
import { offlineHandlers } from './offline/routes.ts'
import type { Visit } from './offline/walk-files.ts'
import { registerOfflineWorker } from './offline/worker.ts'
import { createSessionService } from './sessions/service.ts'
import { createPartPreview } from './site-editing/preview.ts'
import { siteEditingHandlers } from './site-editing/routes.ts'
import { createSiteEditing } from './site-editing/service.ts'
import { setupHandlers } from './setup/routes.ts'
import { createSetup } from './setup/service.ts'
import { createMistakeLog } from './status/mistakes.ts'
import { openStatus } from './status/open.ts'
import { reviewHandlers } from './submissions/deciding/routes.ts'
import { submissionHandlers } from './submissions/sending/routes.ts'
import { createSubmissionService } from './submissions/sending/service.ts'
import { tourHandlers } from './tours/routes.ts'
import { createTourService } from './tours/service.ts'
import { registerDailyPurge } from './upkeep/daily-purge.ts'
import { createRecycleBin } from './upkeep/recycle-bin.ts'
import { createSweep } from './upkeep/sweep.ts'
import { walkHandlers } from './walks/routes.ts'
import { createWalkService } from './walks/service.ts'
import { waysOnwardHandlers } from './ways-onward/service.ts'

export interface Parts {
  config: Config
  database: Database
  store: Store
  content: Content
  /** @returns whether the process is about to stop, so that a load balancer sends no new readers */
  leaving?: () => boolean
  /** The settings for programs that the site starts; by default those of this process. */
  environment?: NodeJS.ProcessEnv
  /** `none` serves calls and images without pages, for tests that have no build. */
  pages?: 'none'
}

/**
 * Makes the handlers of all calls, without HTTP.
 * @param visit requests a page of the site itself; without a server there are no pages
 */
export function createHandlers(
  parts: Parts,
  visit: Visit = async () => undefined,
  edited: EditedContent = followEdited(parts.database.db, parts.content),
) {
  const { config, database, store, content } = parts
  const nameLists = openNameLists(database.db)
  const nameSearch = openNameSearch((kind) => readFurtherNames(database, kind))
  const species = createSpeciesService(database.db)
  const sessions = createSessionService(database.db)
  const attempts = createAttempts(database.db)
  const { pictureReview, registrationOpen, timeZone } = config
  const pictures = createPictureService(database.db, timeZone)
  const limits = attemptLimitsFor(config.schoolSize, config.registrationsAnHour)
  const accounts = createAccountService({ database, attempts, registrationOpen, limits })
  const administration = createAccountAdministration({ database, attempts, timeZone })
  const submissions = createSubmissionService({ database, store, pictureReview, timeZone })
  const featured = createFeaturedService(database)
  const activity = createActivityService(database, timeZone)
  const bin = createRecycleBin({ database, store, timeZone })
  const tours = createTourService({ database, attempts, limits, timeZone })
  const walks = createWalkService({ db: database.db, content, timeZone })
  const season = inSeasonHandlers(database.db, timeZone)
  const status = openStatus(parts)
  const handlers: Handlers = {
    ...accountHandlers({ accounts, sessions, timeZone }),
    ...speciesHandlers({ species, pictures, timeZone }),
    ...nameHandlers({ db: database.db, nameLists, nameSearch, pictures }),
    ...identifyHandlers(database.db),
    ...pictureHandlers({ species, pictures }),
    ...season,
    ...waysOnwardHandlers({ database, content, nameLists, pictures, season, species, walks }),
    ...pictureOfWeekHandlers(database.db, timeZone),
    ...submissionHandlers(submissions),
    ...reviewHandlers(database, timeZone),
    ...featuredHandlers({
      featured,
      nominations: createNominationService(database),
      submissions,
      timeZone,
    }),
    ...creationHandlers({ creations: createCreationService(database), submissions }),
    ...curationHandlers({ database, species, pictures, featured, timeZone }),
    ...withdrawalHandlers({ database, attempts, timeZone }),
    ...activityHandlers(activity, bin, edited),
    ...accountAdministrationHandlers(administration),
    ...classHandlers({ database, timeZone }),
    ...memberHandlers({ database, administration, timeZone }),
    ...overviewHandlers({ database, species, bin, content, timeZone }),
    ...status.handlers,
    ...setupHandlers(createSetup({ database, store, accounts, attempts })),
    ...tourHandlers(tours),
    ...walkHandlers(walks),
    ...schoolFileHandlers(store),
    ...previewHandlers,
    ...siteEditingHandlers({
      editing: createSiteEditing({ database, store, content, edited, timeZone }),
      preview: createPartPreview({ db: database.db, timeZone }),
    }),
    'openapi.json': async () => openApiDocument(content.site().name.en),
    ...offlineHandlers({ db: database.db, content, walks, offered: config.offlineWalks, visit }),
  }
  return { handlers, nameLists, nameSearch, pictures, sessions, status, submissions, bin }
}

export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, store, content } = parts
  const edited = followEdited(database.db, content)
  await edited.refresh()
  const { handlers, nameLists, nameSearch, pictures, sessions, status, submissions, bin } =
    createHandlers(parts, (address, language) => visit(address, language), edited)
  const mistakes = createMistakeLog(database)
  const cookies = createCookies(config)
  const identify = createIdentify(sessions, cookies)

  const app = Fastify({
    ...requestLog(config.logLevel, mistakes.see),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // The site's proxies wrote this many last entries of X-Forwarded-For; a client can forge the others.
    trustProxy: config.proxies > 0 && ((_address, place) => place < config.proxies),
    bodyLimit: 1_000_000,
    // Slow connections are closed (security.md 65); registerBodyTimes limits the time of bodies.
    connectionTimeout: 60_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    // Requests on a connection that is being closed are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1000 },
    ...unreadableRequestOptions(config),
  })
  const visit: Visit = async (url, language) => {
    const answer = await app
      .inject({ url, headers: { 'accept-language': language } })
      .catch((error: FastifyError) => {
        throw error.code === 'FST_ERR_REOPENED_CLOSE_SERVER' ? new Stopping() : error
      })
    return answer.statusCode === 200 ? answer.rawPayload : undefined
  }
  // Calls accept JSON and forms, never plain text.
  app.removeContentTypeParser('text/plain')

  app.addHook('onClose', () => nameSearch.close())
  app.addHook('onListen', async () =>
    edited.start((err) => app.log.warn({ err }, 'the edited content could not be read')),
  )
  app.addHook('onClose', async () => edited.stop())
  registerBodyTimes(app, answerToSlow(config))
  registerErrors(app)
  registerSecurityHeaders(app, config)
  registerAddressCheck(app)
  await registerCompression(app)

  mistakes.register(app)
  registerMetrics(app, config.metricsToken)
  status.register(app)
  const leaving = parts.leaving ?? (() => false)
  registerHealth(app, { database, leaving })
  registerImages(app, { store, pictures, submissions, identify })
  await registerContentFiles(app, content)
  registerSchoolFiles(app, { store, content, edited, identify })
  const prepared = (kind: Kind) => () => nameLists.of(kind)
  const words = (kind: Kind) => async () => nameSearch.words(kind, await nameLists.of(kind))
  const incomingFolder = path.join(config.dataFolder, 'incoming')
  await sweepIncoming(app, incomingFolder)
  const readVersion = readPageVersion({ edited, timeZone: config.timeZone, content })
  registerApi(app, {
    incomingFolder,
    readVersion,
    handlers,
    identify,
    cookies,
    prepared: {
      searchNames: prepared('plant'),
      searchBirdNames: prepared('bird'),
      searchWords: words('plant'),
      searchBirdWords: words('bird'),
      'openapi.json': cachedOpenApiDocument(() => content.site().name.en),
    },
  })
  registerDailyPurge(app, { database, bin, sweep: createSweep({ database, store }) })
  if (config.backups) {
    const make = inOwnProcess(parts.environment ?? process.env)
    registerScheduledBackups(app, { database, plan: config.backups, make })
  }
  registerOfflineWorker(app, config.offlineWalks)
  const apiOf = (caller: Caller) => apiFor(handlers, caller)
  if (parts.pages !== 'none')
    await registerPages(app, { config, content, identify, readVersion, apiOf })
  return app
}
