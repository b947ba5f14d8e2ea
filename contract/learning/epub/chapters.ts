/** Writes the XHTML files of an e-book: the title page, one file per species, the index and the licences. */
import type { ProseField, Section } from '../../kinds.ts'
import type { Photograph } from '../../schemas/pictures.ts'
import { asShown } from '../../text/as-shown.ts'
import { escapedXml, xmlDeclaration } from '../../text/xml.ts'
import type { BookEntry } from '../guide-book.ts'
import { type IndexLine, indexOf } from '../guide-book.ts'

export type BookLanguage = 'en' | 'zh'

/** The interface texts of the site, so that pages and books use the same terms. */
export interface BookWords {
  title: string
  index: string
  photographs: string
  months: string
  unknownPhotographer: string
  reserved: string
  field: (field: ProseField) => string
  section: (section: Section) => string
  month: (month: number) => string
}

export interface Book {
  /** `urn:uuid:…`; a book with the same identifier replaces this book. */
  identifier: string
  title: string
  siteName: string
  language: BookLanguage
  words: BookWords
  entries: BookEntry[]
  /** `https://flora.example`; undefined without a configured address. The book then has no links to the site. */
  origin: string | undefined
}

export const speciesFile = (place: number) => `species-${place + 1}.xhtml`
export const pictureFile = (place: number) => `images/${place + 1}.jpg`

export function titlePage({ title, siteName, words, entries, ...book }: Book): string {
  const count = `${entries.length}`
  return xhtml(
    { title, ...book },
    `<section class="title" epub:type="titlepage"><p>${escapedXml(siteName)}</p>
<h1>${escapedXml(title)}</h1><p>${escapedXml(words.title)} · ${count}</p></section>`,
  )
}

export function speciesPage(
  book: Book,
  { species, texts, characters }: BookEntry,
  place: number,
): string {
  const { words, language } = book
  const { photograph, family, months } = species
  const paragraphs = texts.map(
    ({ field, text }) =>
      `<p><b>${escapedXml(words.field(field))}</b> ${escapedXml(asShown(field, text))}</p>`,
  )
  const facts = characters.map(
    ({ name, choices }) => `<dt>${escapedXml(name)}</dt><dd>${escapedXml(choices)}</dd>`,
  )
  const localName = language === 'zh' ? family?.chineseName : family?.commonName
  const monthNames = months.map(words.month).join(language === 'zh' ? '、' : ', ')
  return xhtml(
    { title: species.latinName, language },
    [
      `<section><h1><i lang="la" xml:lang="la">${escapedXml(species.latinName)}</i></h1>`,
      `<p class="names">${namesIn(species)}</p>`,
      family ? `<p>${escapedXml([family.name, localName].filter(Boolean).join(' '))}</p>` : '',
      photograph ? figure(book, photograph, place) : '',
      facts.length > 0 ? `<dl>${facts.join('')}</dl>` : '',
      ...paragraphs,
      monthNames ? `<p><b>${escapedXml(words.months)}</b> ${escapedXml(monthNames)}</p>` : '',
      linkTo(book, species.code),
      '</section>',
    ].join('\n'),
  )
}

function namesIn({ chineseName, commonName }: BookEntry['species']): string {
  return [
    chineseName && `<span lang="zh-Hans" xml:lang="zh-Hans">${escapedXml(chineseName)}</span>`,
    commonName && `<span lang="en" xml:lang="en">${escapedXml(commonName)}</span>`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The alternative text omits the name, which is above the picture. */
function figure({ words }: Book, photograph: Photograph, place: number): string {
  const alt = escapedXml(words.section(photograph.season))
  return `<figure><img src="${pictureFile(place)}" alt="${alt}"/><figcaption>${credit(words, photograph)}</figcaption></figure>`
}

function linkTo({ origin }: Book, code: string): string {
  if (!origin) return ''
  const address = escapedXml(`${origin}/s/${code}`)
  return `<p><a href="${address}">${address}</a></p>`
}

function credit(words: BookWords, photograph: Photograph): string {
  const { takenBy, licenceName, licenceAddress = '', rightsHolder, credit: line } = photograph
  const licence = escapedXml(licenceName ?? words.reserved)
  // If all rights are reserved, the address is a path on the site, which a book cannot open.
  const linked = /^https?:/.test(licenceAddress)
    ? `<a href="${escapedXml(licenceAddress)}">${licence}</a>`
    : licence
  return [
    escapedXml(takenBy || words.unknownPhotographer),
    line && escapedXml(line),
    rightsHolder && `© ${escapedXml(rightsHolder)}`,
    linked,
  ]
    .filter(Boolean)
    .join(' · ')
}

export function indexPage(book: Book): string {
  const { entries, language, words } = book
  const indexes = new Map(entries.map(({ species }, index) => [species, index]))
  const localLines = indexOf(
    entries,
    ({ commonName, chineseName }) => (language === 'zh' ? chineseName : commonName),
    language,
  )
  const latinLines = indexOf(entries, ({ latinName }) => latinName, 'en')
  const list = (lines: IndexLine[]) =>
    lines
      .map(({ species, name }) => {
        const file = speciesFile(indexes.get(species) ?? 0)
        return `<li><a href="${file}">${escapedXml(name)}</a></li>`
      })
      .join('')
  const lists = [localLines, latinLines]
    .filter((lines) => lines.length > 0)
    .map((lines) => `<ul>${list(lines)}</ul>`)
  return xhtml(
    { title: words.index, language },
    `<section epub:type="index"><h1>${escapedXml(words.index)}</h1>${lists.join('')}</section>`,
  )
}

export function licencePage({ entries, words, language }: Book): string {
  const lines = entries.flatMap(({ species: { latinName, photograph } }) =>
    photograph
      ? [
          `<li><i lang="la" xml:lang="la">${escapedXml(latinName)}</i>: ${credit(words, photograph)}</li>`,
        ]
      : [],
  )
  const list = lines.length > 0 ? `<ul>${lines.join('\n')}</ul>` : ''
  return xhtml(
    { title: words.photographs, language },
    `<section><h1>${escapedXml(words.photographs)}</h1>${list}</section>`,
  )
}

/** @returns a whole XHTML file; the body must be XHTML */
export function xhtml(
  { title, language }: { title: string; language: BookLanguage },
  body: string,
): string {
  const tag = language === 'zh' ? 'zh-Hans' : 'en'
  return `${xmlDeclaration}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${tag}" xml:lang="${tag}">
<head><title>${escapedXml(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>${body}</body></html>
`
}
