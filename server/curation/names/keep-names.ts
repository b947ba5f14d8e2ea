/** Records that the names of a question are right, so that the question does not appear again. */
import { readInstant } from '../../database/clock.ts'
import type { Database } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { openChange } from '../../ledger/ledger.ts'
import { everyQuestion } from './questions.ts'
import { insertKept, keptAmong } from './repository.ts'

/**
 * @returns the id of the ledger entry
 * @throws {HttpError} 404 for an unknown question; 409 if the question is answered
 */
export async function keepNames(
  { db }: Pick<Database, 'db'>,
  { accountId }: SignedIn,
  id: string,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const question = (await everyQuestion(transaction)).find((each) => each.id === id)
    if (!question) throw notFound('There is no such question about names')
    if ((await keptAmong(transaction, [id])).has(id)) {
      throw new HttpError(409, 'decided_already', 'This question has already been answered')
    }
    await change.touch('kept_name', id)
    const kept_at = await readInstant(transaction)
    await insertKept(transaction, { id, question: question.question, kept_at })
    const [first] = question.species
    const name = first?.latin_name ?? question.name
    const subject = {
      kind: 'species',
      speciesKind: first?.kind,
      name,
      note: question.name,
    } as const
    return change.record({ accountId, action: 'keep', subject })
  })
}
