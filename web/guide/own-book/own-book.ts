/** Makes the e-book of the reader's own list in the browser, so that the server does not learn the list. */
import { type ZippableFile, zipSync } from 'fflate'
import type { Book, BookLanguage, BookWords } from '../../../contract/learning/epub/chapters.ts'
import { mimetype, pictureInBook, textsOfBook } from '../../../contract/learning/epub/texts.ts'
import type { GuideEntry } from '../../../contract/learning/field-guide.ts'
import { bookOf } from '../../../contract/learning/guide-book.ts'
import { monthShort } from '../../in-season/months.ts'
import { m } from '../../paraglide/messages.js'
import { sectionWord } from '../../photographs/section-word.ts'
import { textWords } from '../../species/field-words.ts'
import { pictureAddress } from '../../ui/picture.tsx'

/** Pixels of the longer side and quality, as in the e-books of the server. */
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

/** A picture that does not load is left out. */
export async function makeOwnBook(entries: readonly GuideEntry[], cover: Cover): Promise<Blob> {
  const pictures = new Map<string, Uint8Array>()
  // One after the other, because a phone has little memory.
  for (const { code, photograph } of entries) {
    const bytes = photograph && (await jpegOf(pictureAddress(photograph, 960)).catch(() => null))
    if (bytes) pictures.set(code, bytes)
  }
  const shown = entries.map((entry) =>
    pictures.has(entry.code) ? entry : { ...entry, photograph: null },
  )
  const book: Book = {
    ...cover,
    identifier: newIdentifier(),
    words: bookWords(),
    entries: bookOf(shown, cover.language),
    origin: window.location.origin.startsWith('https:') ? window.location.origin : undefined,
  }
  const files = filesOf(book, pictures)
  return new Blob([zipOf(files)], { type: mimetype.text })
}

/** Writes a ZIP file. The media type of an e-book must not be compressed, and pictures already are. */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ name, bytes }): [string, ZippableFile] => {
    const stored = name === mimetype.name || name.endsWith('.jpg')
    return [name, [bytes, { level: stored ? 0 : 6 }]]
  })
  // The time of a file carries no information, so it is the earliest that the format allows.
  return zipSync(Object.fromEntries(entries), { mtime: '1980-01-01T00:00:00' })
}

function filesOf(book: Book, pictures: ReadonlyMap<string, Uint8Array>): ZipFile[] {
  const pictured = book.entries.flatMap(({ of }, place) => {
    const bytes = pictures.get(of.code)
    return bytes ? [{ place, bytes }] : []
  })
  const places = pictured.map(({ place }) => place)
  const texts = [mimetype, ...textsOfBook(book, places, new Date())]
  return [
    ...texts.map(({ name, text }) => ({ name, bytes: new TextEncoder().encode(text) })),
    ...pictured.map(({ place, bytes }) => ({ name: pictureInBook(place), bytes })),
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
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
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

/** A random UUID. `crypto.randomUUID` is missing on plain http, where schools try the site. */
function newIdentifier(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const ends = [0, 8, 12, 16, 20, 32]
  return `urn:uuid:${ends
    .slice(1)
    .map((end, place) => hex.slice(ends[place], end))
    .join('-')}`
}
