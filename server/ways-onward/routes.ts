/** Handles the call for the ways onward from a species. */
import type { Handlers } from '../kernel/handlers.ts'
import type { WaysOnwardService } from './service.ts'

export function waysOnwardHandlers(waysOnward: WaysOnwardService) {
  return {
    async waysOnward({ kind, name }) {
      return waysOnward.waysFrom(kind, name)
    },
  } satisfies Partial<Handlers>
}
