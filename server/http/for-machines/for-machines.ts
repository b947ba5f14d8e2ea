/** Registers what other programs read of the site, besides the calls. */
import type { FastifyInstance } from 'fastify'
import { createHeadElements, type HeadElements } from './head-elements.ts'
import { registerIcons } from './icons.ts'
import { type MachineNeeds, registerSearchEngines } from './search-engines.ts'

/** @returns the elements for the head of each page */
export function registerForMachines(app: FastifyInstance, needs: MachineNeeds): HeadElements {
  registerSearchEngines(app, needs)
  registerIcons(app, needs)
  return createHeadElements(needs)
}
