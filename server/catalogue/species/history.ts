/** Presents the revisions of a species, with author and reviewer of each. */

import type { Kind } from '../../../contract/kinds.ts'
import type { Version } from '../../../contract/schemas/curation.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { Queries } from '../../database/connection.ts'
import { postingTime } from '../../kernel/dates.ts'
import { notFound } from '../../kernel/http-error.ts'
import { peopleOfSubmission, revisionsWithPeople } from '../repositories/revisions.ts'
import { findSpecies, recordOf } from '../repositories/species.ts'
import { fieldsOf } from './record.ts'

/** @returns the names, and the revisions, newest first, each with its changed fields. @throws {HttpError} 404 */
export async function historyOf(db: Queries, kind: Kind, name: string, timeZone: string) {
  const species = await findSpecies(db, kind, name)
  if (!species) throw notFound(`No ${kind} is recorded under this name`)
  const revisions = await revisionsWithPeople(db, species.id)
  const first = await peopleOfSubmission(db, species.id)
  const records = [...revisions.map((row) => JSON.parse(row.record)), recordOf(species)]
  const versions = records.map((record: SpeciesRecord, place): Version => {
    const made = place === 0 ? undefined : revisions[place - 1]
    const before = new Map(place === 0 ? [] : fieldsOf(records[place - 1]))
    return {
      number: revisions[place]?.number ?? species.revision,
      at: postingTime(made?.replaced_at ?? species.posted_at, timeZone),
      author: (made ? made.author : first?.author) ?? '',
      reviewer: (made ? made.reviewer : first?.reviewer) ?? '',
      current: place === records.length - 1,
      fields: fieldsOf(record)
        .map(([field, after]) => ({ field, before: before.get(field) ?? '', after }))
        .filter((field) => field.before !== field.after),
    }
  })
  const { latin_name: latinName, common_name: commonName, chinese_name: chineseName } = species
  return { names: { latinName, commonName, chineseName }, versions: versions.toReversed() }
}
