/**
 * Handles the call for the deck of a quiz. The deck has the species of a selection, further species for wrong answers,
 * and photographs of all these species.
 */
import { codeOf } from '../../contract/addresses/permanent-address.ts'
import { type Kind, kindNames } from '../../contract/kinds.ts'
import type { QuizDeck } from '../../contract/learning/quiz-deck.ts'
import {
  quizOthersMaximum,
  quizOthersSaved,
  quizPicturesMaximum,
  quizSpeciesMaximum,
} from '../../contract/limits.ts'
import { genusOf } from '../../contract/taxonomy/taxon-names.ts'
import { picturedSpecies, quizPictures } from '../catalogue/repositories/learning/learning.ts'
import { presentTaxon } from '../catalogue/species/present.ts'
import { cachedByVersion } from '../database/cached-by-version.ts'
import type { Queries } from '../database/connection.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { LookAlikes } from '../look-alikes/look-alikes.ts'
import type { WalkService } from '../walks/service.ts'
import { relativesOf } from './relatives.ts'
import { selectedSpecies } from './selected-species.ts'

interface Needs {
  db: Queries
  walks: WalkService
  lookAlikes: LookAlikes
}

type Row = Awaited<ReturnType<typeof picturedSpecies>>[number]

export function quizHandlers({ db, walks, lookAlikes }: Needs) {
  const cachedSpecies = cachedByVersion<Row[]>(db)

  async function allPictured(): Promise<Row[]> {
    const read = (kind: Kind) =>
      cachedSpecies(kind, '', async () => withGenera(await picturedSpecies(db, kind)))
    return (await Promise.all(kindNames.map(read))).flat()
  }

  const makeFilter = selectedSpecies({ db, walks })

  return {
    async quizDeck(selection): Promise<QuizDeck> {
      const pictured = await allPictured()
      const isInSelection = await makeFilter(selection)
      const askedSpecies = pictured.filter(isInSelection).slice(0, quizSpeciesMaximum)
      const pairs = await lookAlikes.pairs()
      const isReduced = selection.few !== undefined
      const relatives = relativesOf(
        askedSpecies,
        pictured,
        pairs,
        isReduced ? quizOthersSaved : quizOthersMaximum,
      )
      const rows = [...askedSpecies, ...relatives].sort(byName)
      const ids = (species: Row[]) => species.map(({ id }) => id)
      const pictures = [
        ...(await quizPictures(
          db,
          ids(askedSpecies),
          isReduced ? 1 : quizPicturesMaximum,
          selection.season,
        )),
        ...(await quizPictures(db, ids(relatives), 1)),
      ].sort((one, other) => (one.id < other.id ? -1 : 1))
      const indexes = new Map(rows.map(({ id }, index) => [id, index]))
      const askedIds = new Set(ids(askedSpecies))
      return {
        species: rows.map((row) => ({
          code: codeOf(row.id),
          kind: row.kind,
          latinName: row.latin_name,
          commonName: row.common_name,
          chineseName: row.chinese_name,
          genus: row.genus,
          family: row.family,
          isAsked: askedIds.has(row.id),
        })),
        pictures: pictures.flatMap(({ id, species_id, width, height, season }) => {
          const of = indexes.get(species_id)
          return of === undefined ? [] : [{ id, width, height, section: season, of }]
        }),
        pairs: pairs.flatMap(([one, other]): [number, number][] => {
          const [first, second] = [indexes.get(one), indexes.get(other)]
          return first === undefined || second === undefined ? [] : [[first, second]]
        }),
        families: familiesOf(rows),
      }
    },
  } satisfies Partial<Handlers>
}

/** @returns the rows; a species without a recorded genus gets the genus of its Latin name */
const withGenera = (rows: Row[]): Row[] =>
  rows.map((row) => ({ ...row, genus: row.genus || genusOf(row.latin_name) }))

const byName = (one: Row, other: Row) => (one.latin_name < other.latin_name ? -1 : 1)

function familiesOf(rows: Row[]): QuizDeck['families'] {
  const withFamily = rows.filter(({ family }) => family !== '')
  return [...Map.groupBy(withFamily, ({ family }) => family)].flatMap(([family, [first]]) =>
    first ? [presentTaxon(first.kind, 'family', family)] : [],
  )
}
