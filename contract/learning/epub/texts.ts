/** Lists the text files of an e-book in their order. The server and the browser both write books from this list. */
import {
  type Book,
  indexPage,
  licencePage,
  pictureFile,
  speciesFile,
  speciesPage,
  titlePage,
} from './chapters.ts'
import { container, contents, packageDocument, style } from './package.ts'

/** The container format demands this file first, stored without compression. */
export const mimetype = { name: 'mimetype', text: 'application/epub+zip' } as const

const within = (name: string) => `EPUB/${name}`

/** @returns the name of a picture in the archive */
export const pictureInBook = (place: number) => within(pictureFile(place))

/**
 * @param pictures the places of the entries that have a picture
 * @param modified when the book was made
 * @returns the files after `mimetype`, before the pictures; each text is made only when the caller asks for it
 */
export function* textsOfBook(
  book: Book,
  pictures: readonly number[],
  modified: Date,
): Generator<{ name: string; text: string }> {
  yield { name: 'META-INF/container.xml', text: container }
  yield { name: within('package.opf'), text: packageDocument(book, pictures, modified) }
  yield { name: within('style.css'), text: style }
  yield { name: within('title.xhtml'), text: titlePage(book) }
  yield { name: within('nav.xhtml'), text: contents(book) }
  for (const [place, entry] of book.entries.entries()) {
    yield { name: within(speciesFile(place)), text: speciesPage(book, entry, place) }
  }
  yield { name: within('index.xhtml'), text: indexPage(book) }
  yield { name: within('licences.xhtml'), text: licencePage(book) }
}
