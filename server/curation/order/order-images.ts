/** Changes the order of a species' pictures or artworks. The first picture is the cover of the species. */
import type { Kind } from '../../../contract/kinds.ts'
import { listArtworks, listPictures, updateImage } from '../../catalogue/repositories/pictures.ts'
import { findSpecies } from '../../catalogue/repositories/species.ts'
import type { Database } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { openChange } from '../../ledger/ledger.ts'

interface NewOrder {
  table: 'picture' | 'artwork'
  kind: Kind
  name: string
  /** The ordered ids. All others follow in the usual order, by date. */
  ids: string[]
}

/** @returns the ledger entry. @throws {HttpError} 404; 400 if this is the order already */
export async function orderImages(
  { db }: Pick<Database, 'db'>,
  { accountId }: SignedIn,
  { table, kind, name, ids }: NewOrder,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const species = await findSpecies(transaction, kind, name)
    if (!species) throw notFound(`No ${kind} is recorded under this name`)
    const list = table === 'picture' ? listPictures : listArtworks
    const rows: { id: string; place: number | null }[] = await list(transaction, species.id)
    const places = new Map([...new Set(ids)].map((id, index) => [id, index + 1]))
    if (rows.filter(({ id }) => places.has(id)).length < places.size) {
      throw notFound(`The ${kind} has no such ${table}`)
    }
    const moved = rows.filter(({ id, place }) => place !== (places.get(id) ?? null))
    if (moved.length === 0) {
      throw new HttpError(400, 'nothing_changed', 'This is the order already')
    }
    for (const { id } of moved) {
      await change.touch(table, id)
      await updateImage(transaction, table, id, { place: places.get(id) ?? null })
    }
    const subject = { kind: table, id: ids[0], name: species.latin_name, speciesKind: kind }
    return change.record({ accountId, action: 'order', subject })
  })
}
