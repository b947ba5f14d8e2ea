/** Presents an author's submissions on the wire, with their outcome. */
import type { PendingSpecies, Submission } from '../../../contract/schemas/submissions.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import { postingTime } from '../../kernel/dates.ts'
import { payloadOf } from '../records/payloads.ts'
import type { Outcome } from './outcome.ts'

/** @returns the species on the wire @param row an undecided new species */
export function presentPendingSpecies(row: SubmissionTable): PendingSpecies {
  const { latinName, commonName, chineseName } = payloadOf(row, 'species')
  return { id: row.id, latinName, commonName, chineseName, dbType: row.species_kind }
}

/** @returns the submission with its outcome, and with the names of its current species */
export function withOutcome(
  submission: Submission,
  outcome: Outcome | undefined,
  timeZone: string,
): Submission {
  if (!outcome) return submission
  if (outcome.state === 'withdrawn' || outcome.state === 'kept') {
    const { state, at, answer } = outcome
    const decidedInstant = [submission.decidedInstant ?? '', at].sort()[1] ?? at
    return {
      ...submission,
      decidedInstant,
      outcome: { state, at: postingTime(at, timeZone), ...(answer && { answer }) },
    }
  }
  if (outcome.state !== 'moved') {
    const { state, at } = outcome
    const changeId = outcome.state === 'hidden' ? outcome.changeId : undefined
    return {
      ...submission,
      outcome: {
        state,
        ...(at && { at: postingTime(at, timeZone) }),
        ...(changeId && { changeId }),
      },
    }
  }
  const { state, to, from } = outcome
  return {
    ...submission,
    dbType: to.kind,
    latinName: to.latin_name,
    commonName: to.common_name,
    chineseName: to.chinese_name,
    hasPage: true,
    outcome: { state, from },
  }
}
