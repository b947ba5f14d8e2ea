/**
 * Registers the addresses with which search engines, feed readers, messengers and other sites find and show the site.
 */
import type { FastifyInstance } from 'fastify'
import type { PictureService } from '../../catalogue/pictures/service.ts'
import { createSpeciesService } from '../../catalogue/species/service.ts'
import type { Config } from '../../config/config.ts'
import type { Content } from '../../content/site-content.ts'
import type { Database } from '../../database/connection.ts'
import type { Store } from '../../media/store/store.ts'
import { registerEmbedding } from './embedding.ts'
import { registerExports } from './exports.ts'
import { registerFeeds } from './feeds.ts'
import { createHeadElements, type HeadElements } from './head-elements.ts'
import { registerIcons } from './icons.ts'
import { registerSearchEngines } from './search-engines.ts'
import { registerSpeciesCards } from './species-cards.ts'

interface Needs {
  config: Config
  content: Content
  database: Database
  store: Store
  pictures: PictureService
  /** Reads the version of everything that visitors see. */
  readVersion(): Promise<string>
}

/** @returns a function that writes the elements for the head of a page */
export function registerDiscovery(app: FastifyInstance, siteNeeds: Needs): HeadElements {
  const { db } = siteNeeds.database
  const needs = { ...siteNeeds, db, species: createSpeciesService(db) }
  registerSearchEngines(app, needs)
  registerIcons(app, needs)
  registerExports(app, needs)
  registerFeeds(app, needs)
  registerSpeciesCards(app, needs)
  registerEmbedding(app, needs)
  return createHeadElements(needs)
}
