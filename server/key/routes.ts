/** Handles the calls for the table of the key, its questions, and the coding of species. */
import { setImmediate } from 'node:timers/promises'
import { codeOf } from '../../contract/addresses/permanent-address.ts'
import type { Character } from '../../contract/key/characters.ts'
import { parseCharacters } from '../../contract/key/coded-characters.ts'
import { valuesOf } from '../../contract/key/identify.ts'
import type { KeySpecies, KeyTable } from '../../contract/key/key-table.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { WalkWithSpecies } from '../../contract/schemas/walks.ts'
import type { TermsContent } from '../../contract/school/terms.ts'
import type { PictureService } from '../catalogue/pictures/service.ts'
import { listCoded, monthsOfSpecies } from '../catalogue/repositories/coded-species.ts'
import type { Content } from '../content/site-content.ts'
import { termsIn } from '../content/terms-in-texts.ts'
import { cachedByVersion } from '../database/cached-by-version.ts'
import type { Database } from '../database/connection.ts'
import { signedIn } from '../kernel/caller.ts'
import type { Handlers } from '../kernel/handlers.ts'
import { codeSpecies } from './code-species.ts'

interface Needs {
  database: Pick<Database, 'db' | 'dialect'>
  content: Pick<Content, 'characters' | 'terms'>
  pictures: PictureService
  walks: {
    /** @returns a walk with the species at its stops @throws {HttpError} 404 for an unknown walk */
    getWalk(key: string): Promise<{ walk: WalkWithSpecies }>
  }
}

export function keyHandlers({ database, content, pictures, walks }: Needs) {
  const { db } = database
  // Reading all species is slow, so the table is cached until the species, pictures, questions or terms change.
  const tablesOf = (characters: readonly Character[], terms: TermsContent) => ({
    ...{ characters, terms },
    cached: cachedByVersion<KeyTable>(db),
  })
  let tables = tablesOf(content.characters().characters, content.terms())

  async function makeTable(
    kind: Kind,
    allCharacters: readonly Character[],
    terms: TermsContent,
  ): Promise<KeyTable> {
    const characters = allCharacters
      .filter((character) => character.kind === kind)
      .map((character) => {
        const { kind: _kind, ...wireCharacter } = character
        const inLanguage = (language: 'en' | 'zh') => explainedIn(character, language, terms)
        return { ...wireCharacter, terms: { en: inLanguage('en'), zh: inLanguage('zh') } }
      })
    const months = await monthsOfSpecies(db, kind)
    const species: KeySpecies[] = []
    for await (const rows of listCoded(database, kind)) {
      const covers = await pictures.coversOf(
        kind,
        rows.map(({ latinName }) => latinName),
      )
      for (const { id, latinName, commonName, chineseName, characters: coded } of rows) {
        const cover = covers.get(latinName)
        species.push({
          ...{ latinName, commonName, chineseName },
          code: codeOf(id),
          picture: cover ? { path: cover.path, width: cover.width, height: cover.height } : null,
          values: valuesOf(characters, parseCharacters(coded) ?? new Map()),
          months: months.get(id) ?? 0,
        })
      }
      await setImmediate()
    }
    return { kind, characters, species, walk: null }
  }

  /**
   * @returns the table of a kind, with only the species of a walk
   * @throws {HttpError} 404 for an unknown walk
   */
  async function filterByWalk(table: KeyTable, walkKey: string): Promise<KeyTable> {
    const { key, name, stops } = (await walks.getWalk(walkKey)).walk
    const namesOnWalk = new Set(
      stops.flatMap(({ species }) =>
        species.flatMap(({ kind, latinName }) => (kind === table.kind ? [latinName] : [])),
      ),
    )
    const species = table.species.filter(({ latinName }) => namesOnWalk.has(latinName))
    return { ...table, species, walk: { key, name } }
  }

  return {
    async codeSpecies(input, caller) {
      const { characters } = content.characters()
      const changeId = await codeSpecies(database, signedIn(caller), input, characters)
      return { message: 'Updated', changeId }
    },
    keyQuestions: async () => ({ characters: content.characters().characters }),
    keyTable: async ({ kind, walk }) => {
      const { characters } = content.characters()
      const terms = content.terms()
      if (characters !== tables.characters || terms !== tables.terms) {
        tables = tablesOf(characters, terms)
      }
      const table = await tables.cached(kind, '', () => makeTable(kind, characters, terms))
      return walk === undefined ? table : filterByWalk(table, walk)
    },
  } satisfies Partial<Handlers>
}

/** @returns the first use of each explained term in a question and its hint */
function explainedIn(
  { kind, question, hint }: Character,
  language: 'en' | 'zh',
  terms: TermsContent,
) {
  const texts = [
    { field: 'question' as const, text: question[language] },
    { field: 'hint' as const, text: hint?.[language] ?? '' },
  ]
  return termsIn(texts, terms, { kind, own: [] })
}
