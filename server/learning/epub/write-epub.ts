/** Writes an e-book as a stream, with one picture in memory. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { Book } from '../../../contract/learning/epub/chapters.ts'
import { mimetype, pictureInBook, textsOfBook } from '../../../contract/learning/epub/texts.ts'
import type { Photograph } from '../../../contract/schemas/pictures.ts'
import { writeZip } from '../../kernel/formats/zip.ts'
import { openRendition } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'

/** Encodes one picture at a time for all readers, so that other requests have priority. */
const encoding = pLimit(1)

/** Maximum pixels of a picture's longer side. Such a picture is sharp on an e-reader and needs about 60 kB. */
const sideMaximum = 900

/**
 * Writes the pictures last, so that an e-reader that reads the stream can show the texts before it has all pictures.
 * @param modified the time at which the book was made
 * @returns the bytes of the book
 */
export function writeEpub(store: Store, book: Book, modified: Date): Readable {
  const pictures = picturesOf(book)
  return writeZip(async (zip) => {
    zip.addStored(mimetype.name, mimetype.text)
    for (const { name, text } of textsOfBook(book, [...pictures.keys()], modified)) {
      await zip.add(name, text)
    }
    for (const [index, picture] of pictures) {
      const bytes = await encoding(() => jpegOf(store, picture))
      await zip.add(pictureInBook(index), Readable.from(bytes))
    }
  }, modified)
}

/** @returns the photographs by the index of their entry in the book */
function picturesOf({ entries }: Book): Map<number, Photograph> {
  const photographs = entries.map(({ species }, index) => [index, species.photograph] as const)
  return new Map(photographs.flatMap(([index, picture]) => (picture ? [[index, picture]] : [])))
}

/** @returns the picture as JPEG, because every e-reader reads JPEG, but some e-readers do not read WebP */
async function jpegOf(store: Store, { path, width }: Photograph): Promise<Buffer> {
  const file = await openRendition(store, path, width, 960)
  // The package document names the picture already, so a plain picture replaces a missing picture.
  const image = file
    ? sharp(await buffer(file.stream()))
    : sharp({ create: { width: 8, height: 6, channels: 3, background: '#eee' } })
  return image
    .resize({ width: sideMaximum, height: sideMaximum, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 78 })
    .toBuffer()
}
