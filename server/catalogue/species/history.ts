/** Presents the revisions of a species, with the author and the reviewer of each revision. */

import type { Kind } from '../../../contract/kinds.ts'
import type { Version } from '../../../contract/schemas/species.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { Queries } from '../../database/connection.ts'
import { postingTime } from '../../kernel/dates.ts'
import { notFound } from '../../kernel/http-error.ts'
import { peopleOfSubmission, revisionsWithPeople } from '../repositories/revisions.ts'
import { findSpecies, recordOf } from '../repositories/species.ts'
import { fieldsOf } from './record.ts'

/**
 * @returns the names, and the revisions, newest first, each with its changed fields
 * @throws {HttpError} 404 for an unknown species
 */
export async function historyOf(db: Queries, kind: Kind, name: string, timeZone: string) {
  const species = await findSpecies(db, kind, name)
  if (!species) throw notFound(`No ${kind} is recorded under this name`)
  const revisions = await revisionsWithPeople(db, species.id)
  const first = await peopleOfSubmission(db, species.id)
  const records = [...revisions.map((row) => JSON.parse(row.record)), recordOf(species)]
  const versions = records.map((record: SpeciesRecord, index): Version => {
    const previousRevision = index === 0 ? undefined : revisions[index - 1]
    const formerFields = new Map(index === 0 ? [] : fieldsOf(records[index - 1]))
    return {
      number: revisions[index]?.number ?? species.revision,
      at: postingTime(previousRevision?.replaced_at ?? species.posted_at, timeZone),
      author: (previousRevision ? previousRevision.author : first?.author) ?? '',
      reviewer: (previousRevision ? previousRevision.reviewer : first?.reviewer) ?? '',
      current: index === records.length - 1,
      fields: fieldsOf(record)
        .map(([field, after]) => ({ field, before: formerFields.get(field) ?? '', after }))
        .filter((field) => field.before !== field.after),
    }
  })
  const { latin_name: latinName, common_name: commonName, chinese_name: chineseName } = species
  return { names: { latinName, commonName, chineseName }, versions: versions.toReversed() }
}
