/** Finds names that an admin must check. */
import { createHash } from 'node:crypto'
import { type Kind, kindNames } from '../../../contract/kinds.ts'
import type { NameQuestion, QuestionSort } from '../../../contract/taxonomy/name-questions.ts'
import {
  homonymsByReference,
  speciesNotInReference,
  synonymsByReference,
} from '../../catalogue/repositories/names/by-reference.ts'
import { type NamedSpecies, namesakes } from '../../catalogue/repositories/names/shared.ts'
import {
  speciesOfSharedGenera,
  synonymsOfRecorded,
  unclassifiedSpecies,
} from '../../catalogue/repositories/names/unclear.ts'
import type { Queries } from '../../database/connection.ts'
import { knownClassification } from './missing-classification.ts'
import { presentQuestion } from './present.ts'
import { countKept, keptAmong } from './repository.ts'

export interface Question extends Pick<NameQuestion, 'id' | 'sort' | 'name'> {
  /** The text from which the id is made. */
  question: string
  species: readonly NamedSpecies[]
}

/** @returns the open questions, by sort, and the number of questions for which an admin has kept the names */
export async function nameQuestions(db: Queries) {
  const all = await everyQuestion(db)
  const keptIds = await keptAmong(
    db,
    all.map(({ id }) => id),
  )
  const questions: NameQuestion[] = []
  for (const each of all) {
    if (!keptIds.has(each.id))
      questions.push(presentQuestion(each, await knownClassification(db, each)))
  }
  return { questions, kept: await countKept(db) }
}

export async function everyQuestion(db: Queries): Promise<Question[]> {
  const [chinese, english] = [
    await namesakes(db, 'chinese_name'),
    await namesakes(db, 'common_name'),
  ]
  const genera = Map.groupBy(await unclassifiedSpecies(db), ({ kind, genus }) => `${kind} ${genus}`)
  const sharedGenera = Map.groupBy(await speciesOfSharedGenera(db), ({ genus }) => genus)
  return [
    ...chinese.map((species) =>
      makeQuestion('chineseName', species[0]?.chinese_name ?? '', species),
    ),
    ...english.map((species) => makeQuestion('commonName', species[0]?.common_name ?? '', species)),
    ...(await synonymsOfRecorded(db)).map(({ name, species }) =>
      makeQuestion('synonym', name, species),
    ),
    ...(await findForBothKinds((kind) => synonymsByReference(db, kind))).map(({ name, species }) =>
      makeQuestion('referenceSynonym', name, species),
    ),
    ...(await findForBothKinds((kind) => speciesNotInReference(db, kind))).map((species) =>
      makeQuestion('notInReference', species.latin_name, [species]),
    ),
    ...(await findForBothKinds((kind) => homonymsByReference(db, kind))).map(({ name, species }) =>
      makeQuestion('referenceHomonym', name, [species]),
    ),
    ...[...genera.values()].map((species) =>
      makeQuestion('unknownGenus', species[0]?.genus ?? '', species),
    ),
    ...[...sharedGenera].map(([genus, species]) => makeQuestion('homonym', genus, species)),
  ]
}

async function findForBothKinds<Each>(find: (kind: Kind) => Promise<Each[]>): Promise<Each[]> {
  const results = []
  for (const kind of kindNames) results.push(...(await find(kind)))
  return results
}

/**
 * @returns a question with an id. The id changes when another species gets the name. The id of a question about a genus
 * stays, because one answer counts for all species.
 */
function makeQuestion(
  sort: QuestionSort,
  name: string,
  species: readonly NamedSpecies[],
): Question {
  const isOfGenus = sort === 'unknownGenus' || sort === 'homonym'
  const facts = isOfGenus ? [species[0]?.kind, name] : species.map(({ id }) => id).toSorted()
  const question = JSON.stringify([sort, ...facts])
  return {
    id: createHash('sha256').update(question).digest('hex'),
    question,
    sort,
    name,
    species,
  }
}
