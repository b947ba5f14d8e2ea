/** Members' wishes that a picture or artwork be shown on the home page; admins choose among them. */

import { nameKey } from '../../contract/names.ts'
import type { Queries } from '../database/connection.ts'
import type { SignedIn } from '../http/caller.ts'
import { notFound } from '../http/refusal.ts'
import { findPublishedBy } from '../pictures/repository.ts'

export type NominationService = ReturnType<typeof createNominationService>

export function createNominationService(db: Queries) {
  return {
    /** Wishing twice is wishing once. @throws {Refusal} 404 when that species has no such picture. */
    async nominate(
      caller: SignedIn,
      target: 'picture' | 'artwork',
      { plant, path }: { plant: string; path: string },
    ): Promise<void> {
      const found = await findPublishedBy(db, target, path)
      if (found?.name_key !== nameKey(plant)) throw notFound(`There is no such ${target}`)
      await db
        .insertInto('nomination')
        .values({
          target,
          target_id: found.id,
          account_id: caller.accountId,
          nominated_at: new Date().toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
