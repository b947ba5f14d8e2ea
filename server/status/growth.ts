/** Estimates how fast the pictures fill the disk, from the pictures that were published in the last 30 days. */
import { dayInMs } from '../../contract/limits.ts'
import { type ImagesSince, imagesSince } from '../catalogue/repositories/files/stored-lately.ts'
import { readClock } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import { instantAt } from '../kernel/dates.ts'
import { avifKeysOf, keysOf } from '../media/intake.ts'
import type { Store } from '../media/store/store.ts'

const windowDays = 30
/** Minimum number of days for an estimate. */
const fewestDays = 7
const fewestPictures = 5
/** Maximum number of the newest photographs, and of the newest artworks, whose files are measured. */
const measuredMaximum = 20

/** @returns the bytes of new pictures a day; undefined while there is not enough data */
export async function bytesADay(db: Queries, store: Store): Promise<number | undefined> {
  const now = await readClock(db)
  const from = instantAt(now - windowDays * dayInMs)
  const photographs = await imagesSince(db, 'picture', from, measuredMaximum)
  const artworks = await imagesSince(db, 'artwork', from, measuredMaximum)
  const [first = ''] = [photographs.since, artworks.since].filter(Boolean).sort()
  const days = (now - Date.parse(first)) / dayInMs
  if (photographs.count + artworks.count < fewestPictures || !(days >= fewestDays)) return undefined
  return ((await bytesOf(photographs, store)) + (await bytesOf(artworks, store))) / days
}

/** @returns the bytes of `count` pictures, estimated from the newest pictures */
async function bytesOf({ count, newest }: ImagesSince, store: Store): Promise<number> {
  if (newest.length === 0) return 0
  let bytes = 0
  for (const image of newest) bytes += await sizeOf(store, image)
  return (count * bytes) / newest.length
}

/** @returns the bytes of all files of a picture */
async function sizeOf(store: Store, image: { path: string; width: number }): Promise<number> {
  let bytes = 0
  for (const key of [...keysOf(image.path, image.width), ...avifKeysOf(image.path)]) {
    const file = await store.get(key)
    file?.stream().destroy()
    bytes += file?.size ?? 0
  }
  return bytes
}
