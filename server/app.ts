/** Creates the HTTP server, and registers the parts of the site in a fixed order. */

import { randomUUID } from 'node:crypto'
import path from 'node:path'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Kind } from '../contract/kinds.ts'
import { workerInOwnProcess } from './avif/in-own-process.ts'
import { registerAvif } from './avif/schedule.ts'
import { inOwnProcess } from './backup/in-own-process.ts'
import { registerScheduledBackups } from './backup/scheduled.ts'
import { liveConfig } from './config/live-config.ts'
import { createPageVersionReader } from './content/follow-edited.ts'
import { createHandlers, followSettings, openSharedParts, type Parts } from './handlers.ts'
import { registerAddressCheck } from './http/addresses.ts'
import { apiFor, registerApi } from './http/calls/api.ts'
import { cachedOpenApiDocument } from './http/calls/openapi.ts'
import { registerCompression } from './http/compression.ts'
import { registerContentFiles } from './http/content-files/content-files.ts'
import { registerSchoolFiles } from './http/content-files/school-files.ts'
import { registerDiscovery } from './http/discovery/discovery.ts'
import { registerErrors } from './http/errors.ts'
import { registerBodyTimes } from './http/forms/body-times.ts'
import { sweepIncoming } from './http/forms/sweep-incoming.ts'
import { registerHealth } from './http/health.ts'
import { createCookies } from './http/identity/cookies.ts'
import { createIdentify } from './http/identity/identify.ts'
import { registerImages } from './http/images.ts'
import { registerMetrics } from './http/metrics.ts'
import { registerPages } from './http/pages/pages.ts'
import { requestLog } from './http/request-log.ts'
import { registerSavedPictures } from './http/saved-pictures.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { answerSlowRequests, unreadableRequestOptions } from './http/unreadable-requests.ts'
import type { Caller } from './kernel/caller.ts'
import { Stopping } from './kernel/stopping.ts'
import type { Visit } from './offline/walk-files.ts'
import { registerOfflineWorker } from './offline/worker.ts'
import { createErrorCounts } from './status/error-counts.ts'
import { registerDailyPurge } from './upkeep/daily-purge.ts'
import { createSweep } from './upkeep/sweep.ts'

export async function createApp(givenParts: Parts): Promise<FastifyInstance> {
  const { database, store, content } = givenParts
  const config = liveConfig(givenParts.config, content.settings)
  const parts = { ...givenParts, config }
  const sharedParts = openSharedParts(parts)
  const { edited, nameLists, nameSearch, status } = sharedParts
  await edited.refresh()
  const { pictures, sessions, ownSubmissions, bin } = createHandlers(parts, sharedParts)
  const handlers = followSettings(parts, sharedParts, (address, language) =>
    visit(address, language),
  )
  const errorCounts = createErrorCounts(database)
  const cookies = createCookies(config)
  const identify = createIdentify(sessions, cookies)

  const app = Fastify({
    ...requestLog(config.logLevel, errorCounts.addLine),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Each proxy of the operator adds one entry to the end of X-Forwarded-For. A client can forge all other entries.
    trustProxy: config.proxies > 0 && ((_address, index) => index < config.proxies),
    bodyLimit: 1_000_000,
    // Fastify closes slow connections (security.md 65), and registerBodyTimes closes connections with slow bodies.
    connectionTimeout: 60_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    // While the server closes, Fastify still answers requests on open connections.
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
  registerBodyTimes(app, answerSlowRequests(config))
  registerErrors(app)
  registerSecurityHeaders(app, config)
  registerAddressCheck(app)
  await registerCompression(app)

  errorCounts.register(app)
  registerMetrics(app, config.metricsToken)
  status.register(app)
  const isStopping = parts.isStopping ?? (() => false)
  registerHealth(app, { database, isStopping })
  registerImages(app, { store, pictures, ownSubmissions, identify, avif: config.avif })
  registerSavedPictures(app, { store, pictures, content, siteUrl: config.siteUrl })
  await registerContentFiles(app, content)
  registerSchoolFiles(app, { store, content, edited, identify })
  const namesOf = (kind: Kind) => () => nameLists.of(kind)
  const wordsOf = (kind: Kind) => async () => nameSearch.words(kind, await nameLists.of(kind))
  const incomingFolder = path.join(config.dataFolder, 'incoming')
  await sweepIncoming(app, incomingFolder)
  const readVersion = createPageVersionReader({ edited, config, content })
  const headElements = registerDiscovery(app, { ...parts, pictures, readVersion })
  registerApi(app, {
    incomingFolder,
    readVersion,
    handlers,
    identify,
    cookies,
    serialisedAnswers: {
      searchNames: namesOf('plant'),
      searchBirdNames: namesOf('bird'),
      searchWords: wordsOf('plant'),
      searchBirdWords: wordsOf('bird'),
      'openapi.json': cachedOpenApiDocument(() => content.site().name.en),
    },
  })
  registerDailyPurge(app, { database, bin, sweep: createSweep({ database, store }) })
  const environment = parts.environment ?? process.env
  if (config.avif) registerAvif(app, { database, store, run: workerInOwnProcess(environment) })
  if (config.backups) {
    const makeBackup = inOwnProcess(environment)
    registerScheduledBackups(app, { database, plan: config.backups, make: makeBackup })
  }
  registerOfflineWorker(app, () => config.offlineWalks)
  const apiOf = (caller: Caller) => apiFor(handlers, caller)
  if (parts.pages !== 'none')
    await registerPages(app, { config, content, identify, readVersion, apiOf, headElements })
  return app
}
