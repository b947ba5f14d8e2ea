/** Creates the services of the site and the handlers of all calls, without a server. */
import { isDeepStrictEqual } from 'node:util'
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
import { pictureHandlers } from './catalogue/picture-routes.ts'
import { createPictureService } from './catalogue/pictures/service.ts'
import { readFurtherNames } from './catalogue/repositories/names/further.ts'
import { identifyHandlers } from './catalogue/species/identify.ts'
import { createSpeciesService } from './catalogue/species/service.ts'
import { speciesHandlers } from './catalogue/species-routes.ts'
import { taxaHandlers } from './catalogue/taxa-routes.ts'
import type { Config } from './config/config.ts'
import { followEdited } from './content/follow-edited.ts'
import type { Content } from './content/site-content.ts'
import { creationHandlers } from './curation/creation-routes.ts'
import { createCreationService } from './curation/creations.ts'
import { createFeaturedService } from './curation/featured.ts'
import { featuredHandlers } from './curation/featured-routes.ts'
import { memberHandlers } from './curation/members/routes.ts'
import { createNominationService } from './curation/nominating/nominate.ts'
import { curationHandlers } from './curation/routes.ts'
import { withdrawalHandlers } from './curation/withdrawals/routes.ts'
import { openDataHandlers } from './darwin-core/routes.ts'
import type { Database } from './database/connection.ts'
import { exportHandlers } from './export/routes.ts'
import { openApiDocument } from './http/calls/openapi.ts'
import { pictureOfWeekHandlers } from './in-season/picture-of-week.ts'
import { inSeasonHandlers } from './in-season/routes.ts'
import type { Handlers } from './kernel/handlers.ts'
import { keyHandlers } from './key/routes.ts'
import { fieldGuideHandlers } from './learning/guide-routes.ts'
import { quizHandlers } from './learning/quiz-routes.ts'
import { createLookAlikes } from './look-alikes/look-alikes.ts'
import { schoolFileHandlers } from './media/school-files/routes.ts'
import type { Store } from './media/store/store.ts'
import { openNameLists } from './names/name-lists.ts'
import { openNameSearch } from './names/name-search.ts'
import { nameHandlers } from './names/routes.ts'
import { offlineHandlers } from './offline/routes.ts'
import type { Visit } from './offline/walk-files.ts'
import { ownDataHandlers } from './own-data/routes.ts'
import { referenceHandlers } from './reference/lookup.ts'
import { createSessionService } from './sessions/service.ts'
import { createChecklist } from './setup/checklist.ts'
import { setupHandlers } from './setup/routes.ts'
import { createSetup } from './setup/service.ts'
import { createPartPreview } from './site-editing/preview.ts'
import { siteEditingHandlers } from './site-editing/routes.ts'
import { createSiteEditing } from './site-editing/service.ts'
import { openStatus } from './status/open.ts'
import { reviewHandlers } from './submissions/deciding/routes.ts'
import { createOwnSubmissions } from './submissions/own/own.ts'
import { ownSubmissionHandlers } from './submissions/own/routes.ts'
import { sendingHandlers } from './submissions/sending/routes.ts'
import { tourHandlers } from './tours/routes.ts'
import { createTourService } from './tours/service.ts'
import { createRecycleBin } from './upkeep/recycle-bin.ts'
import { walkHandlers } from './walks/routes.ts'
import { createWalkService } from './walks/service.ts'
import { waysOnwardHandlers } from './ways-onward/routes.ts'
import { createWaysOnwardService } from './ways-onward/service.ts'

export interface Parts {
  config: Config
  database: Database
  store: Store
  content: Content
  /** @returns whether the process is about to stop, so that a load balancer sends no new requests */
  isStopping?: () => boolean
  /** The environment variables for programs that the site starts; by default the variables of this process. */
  environment?: NodeJS.ProcessEnv
  /** `none` serves calls and pictures without pages, for tests that have no build. */
  pages?: 'none'
}

/**
 * The parts that a site opens once, because they hold caches, check the database for changes or work in the background.
 */
export type SharedParts = ReturnType<typeof openSharedParts>

export function openSharedParts(parts: Parts) {
  const { database, content } = parts
  return {
    edited: followEdited(database.db, content),
    nameLists: openNameLists(database.db),
    nameSearch: openNameSearch((kind) => readFurtherNames(database, kind)),
    status: openStatus(parts),
  }
}

/** Returns no page, for handlers without a server. */
const noPages: Visit = async () => undefined

/**
 * @param rights the rules of the school about the rights of its pictures; by default the rules of the settings
 * @returns the handlers of all calls, and the services that the server also needs
 */
export function createHandlers(
  parts: Parts,
  sharedParts = openSharedParts(parts),
  visit = noPages,
  rights = parts.config.rights,
) {
  const { config, database, store, content } = parts
  const { edited, nameLists, nameSearch, status } = sharedParts
  const species = createSpeciesService(database.db)
  const sessions = createSessionService(database.db)
  const attempts = createAttempts(database.db)
  const { pictureReview, registrationOpen, leavingMembers, timeZone, backups } = config
  const pictures = createPictureService(database.db, timeZone, rights)
  const limits = attemptLimitsFor(config.schoolSize, config.registrationsAnHour)
  const accounts = createAccountService({ database, attempts, registrationOpen, limits })
  const administration = createAccountAdministration({ database, attempts, timeZone })
  const ownSubmissions = createOwnSubmissions(database.db, timeZone)
  const featured = createFeaturedService(database)
  const activity = createActivityService(database, timeZone)
  const bin = createRecycleBin({ database, store, timeZone })
  const tours = createTourService({ database, attempts, limits, timeZone })
  const walks = createWalkService({ db: database.db, content, timeZone })
  const season = inSeasonHandlers(database.db, timeZone)
  const editing = createSiteEditing({ database, store, content, edited, config })
  const setup = createSetup({ database, store, accounts, attempts, config, content, editing })
  const checklist = createChecklist({ database, content, newestBackupAt: status.newestBackupAt })
  const lookAlikes = createLookAlikes({ db: database.db, content })
  const waysOnward = createWaysOnwardService({
    ...{ database, content, nameLists, pictures, season, species, walks, lookAlikes },
  })
  const handlers: Handlers = {
    ...accountHandlers({ accounts, sessions, timeZone }),
    ...speciesHandlers({ species, pictures, timeZone }),
    ...referenceHandlers(database.db),
    ...taxaHandlers(database.db, pictures),
    ...nameHandlers({ database, nameLists, nameSearch, pictures }),
    ...identifyHandlers(database.db),
    ...pictureHandlers({ species, pictures }),
    ...season,
    ...keyHandlers({ database, content, pictures, walks }),
    ...waysOnwardHandlers(waysOnward),
    ...pictureOfWeekHandlers(database.db, timeZone, rights),
    ...sendingHandlers({ database, store, pictureReview }),
    ...ownSubmissionHandlers({ db: database.db, store, ownSubmissions }),
    ...reviewHandlers(database, timeZone),
    ...featuredHandlers({
      database,
      featured,
      nominations: createNominationService(database),
      timeZone,
    }),
    ...creationHandlers({
      database,
      creations: createCreationService(database, rights),
      ownSubmissions,
    }),
    ...curationHandlers({ database, species, pictures, featured, timeZone }),
    ...withdrawalHandlers({ database, attempts, timeZone }),
    ...exportHandlers({ database, store, dataFolder: config.dataFolder }),
    ...ownDataHandlers({ database, store, attempts, timeZone, leavingMembers, backups }),
    ...activityHandlers(activity, bin, edited),
    ...accountAdministrationHandlers(administration),
    ...classHandlers({ database, timeZone }),
    ...memberHandlers({ database, administration, timeZone }),
    ...overviewHandlers({ database, species, bin, content, timeZone }),
    ...status.handlers,
    ...setupHandlers(setup, checklist),
    ...tourHandlers(tours),
    ...walkHandlers(walks),
    ...quizHandlers({ db: database.db, walks, lookAlikes }),
    ...fieldGuideHandlers({
      ...{ db: database.db, walks, pictures, content, store },
      siteUrl: config.siteUrl,
    }),
    ...schoolFileHandlers(store),
    ...siteEditingHandlers({
      editing,
      preview: createPartPreview({ db: database.db, timeZone }),
    }),
    ...openDataHandlers({ db: database.db, config, content }),
    'openapi.json': async () => openApiDocument(content.site().name.en),
    ...offlineHandlers({ db: database.db, content, walks, isOffered: config.offlineWalks, visit }),
  }
  return { handlers, pictures, sessions, ownSubmissions, bin }
}

/** @returns handlers that use the current settings. After a change of the settings, the next call uses new handlers. */
export function followSettings(parts: Parts, sharedParts: SharedParts, visit: Visit): Handlers {
  const { content, config } = parts
  // Copying the rights reads their settings once, instead of once for each picture of an answer.
  const makeHandlers = () =>
    createHandlers(parts, sharedParts, visit, { ...config.rights }).handlers
  let lastContent = { version: content.version, settings: content.settings() }
  let handlers = makeHandlers()
  function currentHandlers(): Handlers {
    const { version } = content
    if (version === lastContent.version) return handlers
    const settings = content.settings()
    if (!isDeepStrictEqual(settings, lastContent.settings)) handlers = makeHandlers()
    lastContent = { version, settings }
    return handlers
  }
  const names = Object.keys(handlers) as (keyof Handlers)[]
  return Object.fromEntries(
    names.map((name) => [
      name,
      (...inputs: Parameters<Handlers[typeof name]>) =>
        (currentHandlers()[name] as (...values: typeof inputs) => unknown)(...inputs),
    ]),
  ) as unknown as Handlers
}
