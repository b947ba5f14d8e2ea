/** Lists the text files of an e-book in their order. The server and the browser both write e-books from this list. */
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

/** The container format requires this file first, stored without compression. */
export const mimetype = { name: 'mimetype', text: 'application/epub+zip' } as const

const inFolder = (name: string) => `EPUB/${name}`

/** @returns the path of a picture in the e-book */
export const pictureInBook = (place: number) => inFolder(pictureFile(place))

/**
 * @param pictures the indexes of the entries that have a picture
 * @param modified the time at which the book was made
 * @returns the files after `mimetype`, before the pictures; the generator makes each text when the caller requests the
 * text
 */
export function* textsOfBook(
  book: Book,
  pictures: readonly number[],
  modified: Date,
): Generator<{ name: string; text: string }> {
  yield { name: 'META-INF/container.xml', text: container }
  yield { name: inFolder('package.opf'), text: packageDocument(book, pictures, modified) }
  yield { name: inFolder('style.css'), text: style }
  yield { name: inFolder('title.xhtml'), text: titlePage(book) }
  yield { name: inFolder('nav.xhtml'), text: contents(book) }
  for (const [place, entry] of book.entries.entries()) {
    yield { name: inFolder(speciesFile(place)), text: speciesPage(book, entry, place) }
  }
  yield { name: inFolder('index.xhtml'), text: indexPage(book) }
  yield { name: inFolder('licences.xhtml'), text: licencePage(book) }
}
