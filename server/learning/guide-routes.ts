/** Collects the species of a field guide with the data that visitors may see, and makes an e-book of the guide. */
import { codeOf } from '../../contract/addresses/permanent-address.ts'
import type { ParsedInput } from '../../contract/calls/endpoints.ts'
import type { CharactersContent } from '../../contract/key/characters.ts'
import { parseCharacters } from '../../contract/key/coded-characters.ts'
import { lengthIn, lengthInWords } from '../../contract/key/lengths.ts'
import { proseFields } from '../../contract/kinds.ts'
import type { BookLanguage } from '../../contract/learning/epub/chapters.ts'
import type { GuideEntry } from '../../contract/learning/field-guide.ts'
import { bookOf } from '../../contract/learning/guide-book.ts'
import { guidePartSize } from '../../contract/limits.ts'
import { taxonName } from '../../contract/taxonomy/taxon-names.ts'
import type { PictureService } from '../catalogue/pictures/service.ts'
import { listSelectable } from '../catalogue/repositories/learning/learning.ts'
import { speciesById, textsOf } from '../catalogue/repositories/species.ts'
import { presentTaxon } from '../catalogue/species/present.ts'
import type { Content } from '../content/site-content.ts'
import { readClock } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import type { Handlers } from '../kernel/handlers.ts'
import { notFound } from '../kernel/http-error.ts'
import type { Store } from '../media/store/store.ts'
import type { WalkService } from '../walks/service.ts'
import { identifierOf } from './epub/identifier.ts'
import { type PageWords, pageWords } from './epub/page-words.ts'
import { writeEpub } from './epub/write-epub.ts'
import { selectedSpecies } from './selected-species.ts'

type Selection = ParsedInput<'quizDeck'>

interface Needs {
  db: Queries
  walks: WalkService
  pictures: PictureService
  content: Pick<Content, 'characters' | 'site' | 'walks'>
  store: Store
  siteUrl: string | undefined
}

export function fieldGuideHandlers({ db, walks, pictures, content, store, siteUrl }: Needs) {
  const makeFilter = selectedSpecies({ db, walks })

  async function entryOf(row: SpeciesTable): Promise<GuideEntry> {
    const { photograph, months } = await pictures.forGuide(row)
    const { characters = '', ...texts } = textsOf(row)
    const { kind, family } = row
    return {
      ...{ code: codeOf(row.id), kind, photograph, months },
      latinName: row.latin_name,
      commonName: row.common_name,
      chineseName: row.chinese_name,
      family: family ? presentTaxon(kind, 'family', family) : null,
      texts: proseFields.flatMap((field) => {
        const text = field === 'location' && row.is_sensitive ? '' : texts[field]
        return text ? [{ field, text }] : []
      }),
      characters: describedCharacters(characters, content.characters(), row),
    }
  }

  function titleOf(selection: Selection, messages: PageWords, language: BookLanguage): string {
    const { all, family, walk, season, month, place } = selection
    if (all) return messages.all[all]
    if (family) return taxonName(family)
    if (walk) {
      const { walks: listedWalks } = content.walks()
      return listedWalks.find(({ key }) => key === walk)?.name[language] ?? walk
    }
    if (season) return messages.section(season)
    if (month) return messages.month(month)
    return place ?? messages.some
  }

  async function fieldGuide({ page, ...selection }: ParsedInput<'fieldGuide'>) {
    const isInSelection = await makeFilter(selection)
    const ids = (await listSelectable(db)).filter(isInSelection).map(({ id }) => id)
    const pageIds = ids.slice((page - 1) * guidePartSize, page * guidePartSize)
    const rows = new Map((await speciesById(db, pageIds)).map((row) => [row.id, row]))
    const entries: GuideEntry[] = []
    for (const id of pageIds) {
      const row = rows.get(id)
      if (row) entries.push(await entryOf(row))
    }
    return { entries, total: ids.length, pageSize: guidePartSize }
  }

  return {
    fieldGuide,

    async 'guide.epub'({ lang: language, ...selection }) {
      const { entries, total, pageSize } = await fieldGuide(selection)
      if (entries.length === 0) throw notFound('There are no species in this selection')
      const messages = pageWords(language)
      const part = total > pageSize ? ` ${selection.page}` : ''
      const title = titleOf(selection, messages, language) + part
      const siteName = content.site().name[language]
      const book = {
        ...{
          language,
          words: messages,
          origin: siteUrl && new URL(siteUrl).origin,
          title,
          siteName,
        },
        identifier: identifierOf(siteName, title, language),
        entries: bookOf(entries, language),
      }
      return writeEpub(store, book, new Date(await readClock(db)))
    },
  } satisfies Partial<Handlers>
}

/** @returns the coded characters in the order of the school's questions, without choices that the school removed */
function describedCharacters(
  coded: string,
  { characters }: CharactersContent,
  { kind }: SpeciesTable,
): GuideEntry['characters'] {
  const values = parseCharacters(coded) ?? new Map<string, string[]>()
  return characters
    .filter((character) => character.kind === kind)
    .map(({ key, name, choices, length }) => {
      const answer = values.get(key) ?? []
      const range = length && lengthIn(answer)
      if (range) return { name, choices: [lengthInWords(range, length.unit)] }
      const chosen = choices.filter((choice) => answer.includes(choice.key))
      return { name, choices: chosen.map((choice) => choice.name) }
    })
    .filter(({ choices }) => choices.length > 0)
}
