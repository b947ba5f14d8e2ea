/** Checks the master and the renditions of every picture to which a row refers. */
import { sql } from 'kysely'
import { type Row, rowsOf } from '../backup/archive/rows.ts'
import { importFormats, withDecoded } from '../media/decoding/decode.ts'
import { keysOf } from '../media/intake.ts'
import { makeRenditions, servedWidths } from '../media/renditions.ts'
import type { Store } from '../media/store/store.ts'
import { brokenAvif } from './avif.ts'
import type { Finding, Site } from './finding.ts'
import { moveAside } from './lost-and-found.ts'
import { readImageFile, type StoredImageFile } from './sound-image.ts'
import { type ShownIn, withdrawPicture } from './withdraw-picture.ts'

type Image = { table: ShownIn; id: string; path: string; width: number; height: number }

export async function* brokenImages(site: Site): AsyncGenerator<Finding> {
  const total = site.onProgress ? await countImages(site) : 0
  let done = 0
  for await (const image of imagesShown(site)) {
    site.onProgress?.({ done: ++done, total })
    const [master, ...renditions] = await filesOf(site.store, image)
    if (!master) continue
    const broken = renditions.filter(({ fault }) => fault)
    yield* brokenAvif(site, image)
    if (master.fault) yield lostMaster(site, image, master, renditions)
    else if (broken.length > 0) {
      yield {
        problem: broken.map(({ key, fault }) => `${key} ${fault}`).join('; '),
        repair: async () => {
          await renewRenditions(site.store, master, broken)
          return 'made again from its master'
        },
      }
    }
  }
}

/** @returns an upper limit of the number of pictures, because the count includes the skipped approved submissions */
async function countImages({ database: { db } }: Site): Promise<number> {
  let count = 0
  for (const table of ['picture', 'artwork', 'submission'] as const) {
    const rows = db.selectFrom(table).select(sql<number>`count(path)`.as('count'))
    count += Number((await rows.executeTakeFirstOrThrow()).count)
  }
  return count
}

async function* imagesShown({ database: { db } }: Site): AsyncGenerator<Image> {
  for (const table of ['picture', 'artwork', 'submission'] as const) {
    for await (const row of rowsOf(db, table, ['id'])) {
      // The files of an approved submission are checked with the published row.
      if (row.path === null || (table === 'submission' && row.status === 'approved')) continue
      yield { ...(row as Row & Omit<Image, 'table'>), table }
    }
  }
}

function filesOf(store: Store, { path, width, height }: Image): Promise<StoredImageFile[]> {
  const widths = [width, ...servedWidths(width).map((servedWidth) => Math.min(servedWidth, width))]
  const files = keysOf(path, width).map((key, index) => {
    const fileWidth = widths[index] ?? width
    return readImageFile(store, key, {
      width: fileWidth,
      height: Math.round((height * fileWidth) / width),
    })
  })
  return Promise.all(files)
}

function lostMaster(
  site: Site,
  image: Image,
  master: StoredImageFile,
  renditions: StoredImageFile[],
): Finding {
  return {
    problem: `${master.key} ${master.fault} (${image.table} ${image.id})`,
    async repair() {
      // The widest rendition has as many pixels as the master, but a stronger compression.
      const widest = renditions.at(-1)
      if (widest?.bytes && !widest.fault && (await renewMaster(site.store, master, widest.bytes))) {
        const brokenRenditions = renditions.filter(({ fault }) => fault)
        if (brokenRenditions.length > 0) await renewRenditions(site.store, widest, brokenRenditions)
        return `made again from ${widest.key}`
      }
      return withdrawPicture(site.database, image.table, image.id)
    },
  }
}

/** Makes a master from a rendition. @returns false if the rendition cannot give a master of the same file type */
async function renewMaster(
  store: Store,
  master: StoredImageFile,
  source: Buffer,
): Promise<boolean> {
  const newMaster = (await withDecoded(source, importFormats, makeRenditions)).master
  if (!master.key.endsWith(`.${newMaster.extension}`)) return false
  if (master.bytes) await moveAside(store, master.key, master.bytes)
  await store.put(master.key, newMaster.bytes)
  return true
}

async function renewRenditions(
  store: Store,
  source: StoredImageFile,
  broken: StoredImageFile[],
): Promise<void> {
  const bytes = source.bytes ?? Buffer.alloc(0)
  const { webp } = await withDecoded(bytes, importFormats, makeRenditions)
  for (const { width, bytes } of webp) {
    const rendition = broken.find(({ key }) => key.startsWith(`renditions/${width}/`))
    if (rendition) await store.put(rendition.key, bytes)
  }
}
