/** Changes the order of a species' photographs or artworks. The first photograph of an order is the species' cover. */
import type { Kind } from '../../../contract/kinds.ts'
import { coverOf } from '../../catalogue/pictures/cover.ts'
import { listArtworks, listPictures, updateImage } from '../../catalogue/repositories/pictures.ts'
import { findSpecies, findSpeciesById } from '../../catalogue/repositories/species.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { openChange, type Touch } from '../../ledger/ledger.ts'

interface NewOrder {
  table: 'picture' | 'artwork'
  kind: Kind
  name: string
  /** The ids of photographs or artworks, in their new order. All other rows of the species follow by date. */
  ids: string[]
}

interface Placed {
  id: string
  place: number | null
}

/** @returns the id of the ledger entry. @throws {HttpError} 404 for an unknown species or id; 400 if nothing changes */
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
    const rows: Placed[] = await list(transaction, species.id)
    const places = new Map([...new Set(ids)].map((id, index) => [id, index + 1]))
    if (rows.filter(({ id }) => places.has(id)).length < places.size) {
      throw notFound(`The ${kind} has no such ${table}`)
    }
    if ((await setPlaces(transaction, table, rows, places, change.touch)) === 0) {
      throw new HttpError(400, 'nothing_changed', 'The pictures are already in this order')
    }
    const subject = { kind: table, id: ids[0], name: species.latin_name, speciesKind: kind }
    return change.record({ accountId, action: 'order', subject })
  })
}

/** Makes a photograph the cover, unless it is the cover already. Call this function in a change's transaction. */
export async function makeCover(
  db: Queries,
  speciesId: string,
  id: string,
  touch: Touch,
): Promise<void> {
  const species = await findSpeciesById(db, speciesId)
  const rows = await listPictures(db, speciesId)
  if (!species || coverOf(rows, species)?.id === id) return
  const placed = rows.filter((row) => row.place !== null && row.id !== id)
  const places = new Map(
    [id, ...placed.map((row) => row.id)].map((imageId, index) => [imageId, index + 1]),
  )
  await setPlaces(db, 'picture', rows, places, touch)
}

/** @returns the number of rows whose position changed */
async function setPlaces(
  db: Queries,
  table: NewOrder['table'],
  rows: readonly Placed[],
  places: ReadonlyMap<string, number>,
  touch: Touch,
): Promise<number> {
  const moved = rows.filter(({ id, place }) => place !== (places.get(id) ?? null))
  for (const { id } of moved) {
    await touch(table, id)
    await updateImage(db, table, id, { place: places.get(id) ?? null })
  }
  return moved.length
}
