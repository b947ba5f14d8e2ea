/** Lists the parts of the compiled messages that the browser never uses. */
import type { LeftOut } from './leave-out.ts'

export const paraglide: LeftOut[] = [
  {
    module: '/web/paraglide/runtime.js',
    // web/entry.client.tsx reads the language of the page, so the runtime never chooses a language.
    knownValues: { resolved: 'void 0' },
    fixedBodies: { resolveLocaleWithStrategies: '', getStrategyForUrl: '' },
  },
]
