/** Stores and lists members' nominations of photographs and artworks for the home page. */
import { listPageSize } from '../../../contract/limits.ts'
import { nameKey } from '../../../contract/names.ts'
import * as repository from '../../catalogue/repositories/featured.ts'
import { findPublishedBy } from '../../catalogue/repositories/pictures.ts'
import { readInstant } from '../../database/clock.ts'
import type { Database } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { notFound } from '../../kernel/http-error.ts'
import { openChange } from '../../ledger/ledger.ts'
import { presentNominated } from './present.ts'

export type NominationService = ReturnType<typeof createNominationService>

export function createNominationService({ db }: Pick<Database, 'db'>) {
  return {
    /** Stores a nomination, unless the member repeats it. @throws {HttpError} 404 if the species has no such picture */
    async nominate(
      { accountId }: SignedIn,
      target: 'picture' | 'artwork',
      { plant, path }: { plant: string; path: string },
    ): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const change = await openChange(transaction)
        const image = await findPublishedBy(transaction, target, path)
        if (image?.name_key !== nameKey(plant)) throw notFound(`There is no such ${target}`)
        const key = { target, target_id: image.id, account_id: accountId }
        await change.touch('nomination', key)
        const isNew = await repository.insertNomination(transaction, {
          ...key,
          nominated_at: await readInstant(transaction),
        })
        if (!isNew) return
        const { id, latin_name: name, kind: speciesKind } = image
        const subject = { kind: target, id, name, speciesKind }
        await change.record({ accountId, action: 'feature', subject })
      })
    },

    /** @returns one page of the nominated photographs and artworks, with the latest nominations first */
    async page(page: number, timeZone: string) {
      const rows = await repository.listNominated(db, {
        offset: (page - 1) * listPageSize,
        limit: listPageSize,
      })
      const entries = await presentNominated(db, rows, timeZone)
      return { entries, total: await repository.countNominated(db), pageSize: listPageSize }
    },
  }
}
