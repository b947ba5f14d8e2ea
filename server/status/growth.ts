/** Estimates how fast the pictures fill the disk, from the pictures that were published in the last 30 days. */
import { day } from '../../contract/limits.ts'
import { type ImagesSince, imagesSince } from '../catalogue/repositories/files/stored-lately.ts'
import { readClock } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import { instantAt } from '../kernel/dates.ts'
import { avifKeysOf, keysOf } from '../media/intake.ts'
import type { Store } from '../media/store/store.ts'

const windowDays = 30
/** Minimum of data for an estimate. */
const fewestDays = 7
const fewestPictures = 5
/** Number of pictures whose files are measured. */
const measured = 20

/** @returns bytes a day; undefined while there is not enough data */
export async function bytesADay(db: Queries, store: Store): Promise<number | undefined> {
  const now = await readClock(db)
  const from = instantAt(now - windowDays * day)
  const recent = combined([
    await imagesSince(db, 'picture', from, measured),
    await imagesSince(db, 'artwork', from, measured),
  ])
  const days = (now - Date.parse(recent.since)) / day
  if (recent.count < fewestPictures || !(days >= fewestDays)) return undefined
  let bytes = 0
  for (const image of recent.newest) bytes += await sizeOf(store, image)
  return (recent.count * bytes) / recent.newest.length / days
}

const combined = (all: ImagesSince[]): ImagesSince => ({
  count: all.reduce((sum, { count }) => sum + count, 0),
  since: all.flatMap(({ since }) => since || []).sort()[0] ?? '',
  newest: all.flatMap(({ newest }) => newest).slice(0, measured),
})

/** The bytes of all files of a picture. */
async function sizeOf(store: Store, image: { path: string; width: number }): Promise<number> {
  let bytes = 0
  for (const key of [...keysOf(image.path, image.width), ...avifKeysOf(image.path)]) {
    const file = await store.get(key)
    file?.stream().destroy()
    bytes += file?.size ?? 0
  }
  return bytes
}
