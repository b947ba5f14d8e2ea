/** Handles the call for the counts and the warnings on the admins' first page. */
import type { WalksContent } from '../../contract/schemas/content.ts'
import { countAccounts } from '../accounts/repository.ts'
import type { SpeciesService } from '../catalogue/species/service.ts'
import type { Database } from '../database/connection.ts'
import { postingTime } from '../kernel/dates.ts'
import type { Handlers } from '../kernel/handlers.ts'
import { countQueues } from '../submissions/records/narrow-queue.ts'
import { countWithdrawals } from '../submissions/records/withdrawals.ts'
import type { RecycleBin } from '../upkeep/recycle-bin.ts'
import { doubtfulGap } from '../upkeep/steady-clock.ts'
import { unknownNames } from '../walks/unknown-names.ts'

interface Needs {
  database: Database
  timeZone: string
  species: SpeciesService
  bin: RecycleBin
  content: { mistakes(): string[]; walks(): WalksContent }
}

export function overviewHandlers({ database: { db }, species, bin, content, timeZone }: Needs) {
  return {
    async waitingCounts() {
      const queues = await countQueues(db)
      const pending = (...kinds: string[]) =>
        queues
          .filter(({ kind }) => kinds.includes(kind))
          .reduce((sum, { count }) => sum + Number(count), 0)
      const gap = await doubtfulGap(db)
      return {
        edits: pending('edit'),
        posts: pending('species'),
        creations: pending('creation'),
        pictures: pending('picture', 'artwork'),
        requests: await countWithdrawals(db),
        plants: await species.count('plant'),
        birds: await species.count('bird'),
        members: await countAccounts(db),
        deleted: await bin.count(),
        clockGap: gap
          ? { from: postingTime(gap.from, timeZone), to: postingTime(gap.to, timeZone) }
          : null,
        unknownSpecies: await unknownNames(db, content.walks()),
        brokenContent: content.mistakes(),
      }
    },
  } satisfies Partial<Handlers>
}
