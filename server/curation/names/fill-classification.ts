/** Fills the empty genus, family and order of species from the site's own table or the reference. */
import type { Kind } from '../../../contract/kinds.ts'
import { findSpecies } from '../../catalogue/repositories/species.ts'
import { changeSpecies } from '../../catalogue/species/change.ts'
import { readInstant } from '../../database/clock.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { openChange } from '../../ledger/ledger.ts'
import { missingOf } from './missing-classification.ts'
import { everyQuestion } from './questions.ts'

/**
 * Fills the fields of the species in these questions, with one revision for each species. One undo restores all these
 * species.
 * @returns the id of the ledger entry, and the number of changed species
 * @throws {HttpError} 404 if an id names no question about an unknown genus; 409 if no empty field can be filled
 */
export async function fillClassification(
  { db }: Pick<Database, 'db'>,
  { accountId }: SignedIn,
  ids: readonly string[],
): Promise<{ changeId: string; count: number }> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const origin = { submissionId: null, at: await readInstant(transaction) }
    const changedSpecies: { kind: Kind; name: string }[] = []
    for (const { kind, latin_name: name } of await speciesOfQuestions(transaction, ids)) {
      const row = await findSpecies(transaction, kind, name)
      if (!row) continue
      const texts = await missingOf(transaction, row)
      if (Object.keys(texts).length === 0) continue
      await changeSpecies(transaction, row, { texts }, origin, change.touch)
      changedSpecies.push({ kind, name })
    }
    const [first] = changedSpecies
    if (!first)
      throw new HttpError(
        409,
        'changed_since',
        'The site has no family or order for these genera any more',
      )
    const count = changedSpecies.length
    const subject = {
      ...({ kind: 'species', speciesKind: first.kind, name: first.name } as const),
      ...(count > 1 && { count }),
    }
    return { changeId: await change.record({ accountId, action: 'edit', subject }), count }
  })
}

async function speciesOfQuestions(db: Queries, ids: readonly string[]) {
  const questions = (await everyQuestion(db)).filter(({ id }) => ids.includes(id))
  const hasOtherSort = questions.some(({ sort }) => sort !== 'unknownGenus')
  if (hasOtherSort || questions.length < new Set(ids).size) {
    throw notFound('There is no such question about names')
  }
  return questions.flatMap(({ species }) => species)
}
