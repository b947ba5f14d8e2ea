/** The call about what is in season. */
import type { Handlers } from '../http/handlers.ts'
import type { InSeasonService } from './service.ts'

export function inSeasonHandlers(inSeason: InSeasonService) {
  return { inSeason: (input) => inSeason.page(input) } satisfies Partial<Handlers>
}
