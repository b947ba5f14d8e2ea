/** How the site stands, for an admin's first look. */
import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { Handlers } from '../http/handlers.ts'
import type { SpeciesService } from '../species/service.ts'
import { countQueues } from '../submissions/repository.ts'
import type { ActivityService } from './service.ts'

interface Needs {
  database: Database
  species: SpeciesService
  activity: ActivityService
}

export function overviewHandlers({ database: { db }, species, activity }: Needs) {
  return {
    async waitingCounts() {
      const queues = await countQueues(db)
      const waiting = (...kinds: string[]) =>
        queues
          .filter(({ kind }) => kinds.includes(kind))
          .reduce((sum, { count }) => sum + Number(count), 0)
      const members = await db
        .selectFrom('account')
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
      return {
        edits: waiting('edit'),
        posts: waiting('species'),
        creations: waiting('creation'),
        pictures: waiting('picture', 'artwork'),
        plants: await species.count('plant'),
        birds: await species.count('bird'),
        members: Number(members.count),
        deleted: await activity.deletions(),
      }
    },
  } satisfies Partial<Handlers>
}
