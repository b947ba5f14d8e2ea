/** Writes the structural files of an e-book: the container, the package document, the style sheet and the contents. */
import { escapedXml, xmlDeclaration } from '../../text/xml.ts'
import { type Book, pictureFile, speciesFile, xhtml } from './chapters.ts'

export const container = `${xmlDeclaration}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

export const style = `body { line-height: 1.5; }
figure { margin: 0.5em 0; text-align: center; }
img { max-width: 100%; max-height: 70vh; }
figcaption, .names { font-size: 0.85em; }
dt { float: left; clear: left; margin-right: 0.5em; font-style: italic; }
dd { margin: 0; }
.title { margin-top: 25%; text-align: center; }
`

interface Item {
  id: string
  file: string
  type: string
  properties?: string
}

/** @returns the chapters in reading order */
function chaptersOf({ entries }: Book): Item[] {
  const type = 'application/xhtml+xml'
  return [
    { id: 'title', file: 'title.xhtml', type },
    { id: 'nav', file: 'nav.xhtml', type, properties: 'nav' },
    ...entries.map((_, place) => ({ id: `species-${place + 1}`, file: speciesFile(place), type })),
    { id: 'index', file: 'index.xhtml', type },
    { id: 'licences', file: 'licences.xhtml', type },
  ]
}

/**
 * @param pictures the indexes of the entries that have a picture
 * @param modified the time at which the book was made
 * @returns the package document as XML
 */
export function packageDocument(book: Book, pictures: readonly number[], modified: Date): string {
  const chapters = chaptersOf(book)
  const items: Item[] = [
    ...chapters,
    { id: 'style', file: 'style.css', type: 'text/css' },
    ...pictures.map((place, number) => ({
      ...{ id: `picture-${place + 1}`, file: pictureFile(place), type: 'image/jpeg' },
      ...(number === 0 && { properties: 'cover-image' }),
    })),
  ]
  const { title, siteName, words, language } = book
  const fullTitle = `${words.title}: ${title}`
  const metadata = [
    `<dc:identifier id="id">${book.identifier}</dc:identifier>`,
    `<dc:title>${escapedXml(fullTitle)}</dc:title>`,
    `<dc:language>${language === 'zh' ? 'zh-Hans' : 'en'}</dc:language>`,
    `<dc:publisher>${escapedXml(siteName)}</dc:publisher>`,
    `<meta property="dcterms:modified">${modified.toISOString().slice(0, 19)}Z</meta>`,
    ...accessibility,
  ]
  return `${xmlDeclaration}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata.join('\n')}
</metadata>
<manifest>
${items.map(itemLine).join('\n')}
</manifest>
<spine>
${chapters.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`
}

/** The accessibility metadata of the book (EPUB Accessibility 1.1). */
const accessibility = [
  '<meta property="schema:accessMode">textual</meta>',
  '<meta property="schema:accessMode">visual</meta>',
  '<meta property="schema:accessModeSufficient">textual</meta>',
  '<meta property="schema:accessibilityFeature">alternativeText</meta>',
  '<meta property="schema:accessibilityFeature">tableOfContents</meta>',
  '<meta property="schema:accessibilityFeature">readingOrder</meta>',
  '<meta property="schema:accessibilityHazard">none</meta>',
]

function itemLine({ id, file, type, properties }: Item): string {
  const attribute = properties ? ` properties="${properties}"` : ''
  return `<item id="${id}" href="${file}" media-type="${type}"${attribute}/>`
}

export function contents(book: Book): string {
  const { title, words, language, entries } = book
  const species = entries.map(({ species }, place) => {
    const localName = language === 'zh' ? species.chineseName : species.commonName
    const text = [species.latinName, localName].filter(Boolean).join(' · ')
    return `<li><a href="${speciesFile(place)}">${escapedXml(text)}</a></li>`
  })
  const lastItems = [
    `<li><a href="index.xhtml">${escapedXml(words.index)}</a></li>`,
    `<li><a href="licences.xhtml">${escapedXml(words.photographs)}</a></li>`,
  ]
  return xhtml(
    { title, language },
    `<nav epub:type="toc"><h1>${escapedXml(title)}</h1><ol>
${[...species, ...lastItems].join('\n')}
</ol></nav>`,
  )
}
