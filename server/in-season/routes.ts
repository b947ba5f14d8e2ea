/** The call about what is in season. */
import type { Handlers } from '../kernel/handlers.ts'
import type { InSeasonService } from './service.ts'

export function inSeasonHandlers(inSeason: InSeasonService) {
  return { inSeason: (input) => inSeason.page(input) } satisfies Partial<Handlers>
}
