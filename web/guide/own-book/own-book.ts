/** Makes the e-book of the reader's own list in the browser, so that the server does not receive the list. */
import { type ZippableFile, zipSync } from 'fflate'
import type { Book, BookLanguage, BookWords } from '../../../contract/learning/epub/chapters.ts'
import { mimetype, pictureInBook, textsOfBook } from '../../../contract/learning/epub/texts.ts'
import type { GuideEntry } from '../../../contract/learning/field-guide.ts'
import { bookOf } from '../../../contract/learning/guide-book.ts'
import { monthShort } from '../../language/months.ts'
import { m } from '../../paraglide/messages.js'
import { sectionWord } from '../../photographs/section-word.ts'
import { textWords } from '../../species/field-words.ts'
import { pictureAddress } from '../../ui/picture.tsx'

/**
 * The maximum length of a picture's longer side in pixels, and the JPEG quality. The server uses the same values for
 * its e-books.
 */
const sideMaximum = 900
const quality = 0.78

interface ZipFile {
  name: string
  bytes: Uint8Array
}

interface Cover {
  title: string
  siteName: string
  language: BookLanguage
}

/** @returns the e-book as an EPUB file, without the pictures that do not load */
export async function makeOwnBook(entries: readonly GuideEntry[], cover: Cover): Promise<Blob> {
  const pictures = new Map<string, Uint8Array>()
  // The browser loads one picture after the other, because a phone has little memory.
  for (const { code, photograph } of entries) {
    const bytes = photograph && (await jpegOf(pictureAddress(photograph, 960)).catch(() => null))
    if (bytes) pictures.set(code, bytes)
  }
  const shownEntries = entries.map((entry) =>
    pictures.has(entry.code) ? entry : { ...entry, photograph: null },
  )
  const book: Book = {
    ...cover,
    identifier: newIdentifier(),
    words: bookWords(),
    entries: bookOf(shownEntries, cover.language),
    origin: window.location.origin.startsWith('https:') ? window.location.origin : undefined,
  }
  const files = filesOf(book, pictures)
  return new Blob([zipOf(files)], { type: mimetype.text })
}

/**
 * Writes a ZIP file. The file stores the media type without compression, because EPUB requires this form, and also
 * stores pictures without compression, because JPEG files hardly shrink.
 * @returns the bytes of the file
 */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ name, bytes }): [string, ZippableFile] => {
    const isStored = name === mimetype.name || name.endsWith('.jpg')
    return [name, [bytes, { level: isStored ? 0 : 6 }]]
  })
  // No program uses the time of a file, so each file has the earliest time that the format allows.
  return zipSync(Object.fromEntries(entries), { mtime: '1980-01-01T00:00:00' })
}

function filesOf(book: Book, pictures: ReadonlyMap<string, Uint8Array>): ZipFile[] {
  const pictureEntries = book.entries.flatMap(({ species }, index) => {
    const bytes = pictures.get(species.code)
    return bytes ? [{ index, bytes }] : []
  })
  const indexes = pictureEntries.map(({ index }) => index)
  const texts = [mimetype, ...textsOfBook(book, indexes, new Date())]
  return [
    ...texts.map(({ name, text }) => ({ name, bytes: new TextEncoder().encode(text) })),
    ...pictureEntries.map(({ index, bytes }) => ({ name: pictureInBook(index), bytes })),
  ]
}

async function jpegOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  const image = await createImageBitmap(await answer.blob())
  const scale = Math.min(1, sideMaximum / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  if (!jpeg) throw new Error('The browser made no JPEG of the photograph')
  return new Uint8Array(await jpeg.arrayBuffer())
}

function bookWords(): BookWords {
  return {
    title: m.guide_title(),
    index: m.guide_index(),
    photographs: m.guide_photographs(),
    months: m.guide_months(),
    unknownPhotographer: m.guide_unknown(),
    reserved: m.rights_reserved(),
    field: (field) => textWords[field](),
    section: sectionWord,
    month: monthShort,
  }
}

/**
 * @returns a random UUID as a URN. `crypto.randomUUID` is missing on plain http, which a school may use to try the
 * site.
 */
function newIdentifier(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const ends = [0, 8, 12, 16, 20, 32]
  return `urn:uuid:${ends
    .slice(1)
    .map((end, index) => hex.slice(ends[index], end))
    .join('-')}`
}
