/** Makes the missing AVIF renditions of all published pictures, one picture at a time. */
import { listWithoutAvif } from '../catalogue/pictures/without-avif.ts'
import { countAvif } from '../catalogue/repositories/files/without-avif.ts'
import { readClock } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import { instantAt } from '../kernel/dates.ts'
import type { OnProgress } from '../kernel/own-process.ts'
import type { AvifResult } from '../media/avif/repository.ts'
import type { Store } from '../media/store/store.ts'
import { BrokenPicture, makeFiles } from './make-files.ts'

/** Maximum number of pictures that one list takes from each table, besides broken pictures. The limit saves memory. */
const listMaximum = 1000
/** Milliseconds after which a new list replaces a stale list, so that the newest pictures come first. */
const listLife = 120_000

interface Work {
  db: Queries
  store: Store
  /** Runs before each width. The promise resolves when the work may continue. */
  beforeEach: () => Promise<void>
  /** Stores the result, so that no worker retries the picture unless a repair deletes the result. */
  storeResult: (result: AvifResult) => Promise<void>
  onProgress: OnProgress
}

/** @returns the paths of the pictures without a result, because a file is missing or damaged */
export async function makeMissing({ db, store, beforeEach, storeResult, onProgress }: Work) {
  const startedAt = instantAt(await readClock(db))
  const progress = await countAvif(db)
  onProgress(progress)
  const broken = new Set<string>()
  for (;;) {
    const list = await listWithoutAvif(db, listMaximum + broken.size, startedAt)
    const images = list.filter(({ path }) => !broken.has(path))
    if (images.length === 0) return [...broken]
    const listedAt = performance.now()
    for (const image of images) {
      if (performance.now() - listedAt > listLife) break
      try {
        await storeResult(await makeFiles(store, image, beforeEach))
        onProgress({ ...progress, done: ++progress.done })
      } catch (error) {
        if (!(error instanceof BrokenPicture)) throw error
        broken.add(image.path)
      }
    }
  }
}
