/** Handles the calls about campus walks. */
import type { Handlers } from '../kernel/handlers.ts'
import type { WalkService } from './service.ts'

export function walkHandlers(walks: WalkService) {
  return {
    async walks() {
      return { walks: await walks.listWalks() }
    },

    async walk({ key }) {
      return walks.getWalk(key)
    },
  } satisfies Partial<Handlers>
}
