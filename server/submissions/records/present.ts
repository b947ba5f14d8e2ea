/** Presents submissions, known pictures and creations on the wire. */
import type { Kind } from '../../../contract/kinds.ts'
import type { Names } from '../../../contract/names.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type {
  CreationCard,
  KnownPicture,
  Submission,
} from '../../../contract/schemas/submissions.ts'
import { fieldsOf } from '../../catalogue/species/record.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import { postingTime } from '../../kernel/dates.ts'
import { placeholderOf } from '../../media/placeholder.ts'
import { payloadOf } from './payloads.ts'
import type { SubmissionWithSpecies } from './repository.ts'

type Details = Record<string, string>

/** @param halves the halves of a creation that are separate submissions @returns the submission on the wire */
export function presentSubmission(
  row: SubmissionWithSpecies & { is_news: number },
  halves: SubmissionTable[],
  timeZone: string,
): Submission {
  return {
    id: row.id,
    kind: row.kind,
    dbType: row.species_kind,
    status: row.status,
    reason: row.reason,
    ...namesOf(row),
    // A new species before its approval and a deleted species have no page.
    hasPage: row.latin_name !== null,
    ...(Number(row.is_news) === 1 && { isNews: true }),
    ...(isAwaitingSpecies(row) && { awaitsSpecies: true }),
    submittedAt: postingTime(row.submitted_at, timeZone),
    decidedAt: row.decided_at && postingTime(row.decided_at, timeZone),
    decidedInstant: row.decided_at,
    images: [row, ...halves].flatMap((each) => presentImage(each) ?? []),
    sendKey: row.send_key,
    details: Object.assign({}, ...[row, ...halves].map(detailsOf)) as Details,
  }
}

/** @returns whether the species of a picture is new and still undecided */
const isAwaitingSpecies = ({ species_id, new_species_status: status }: SubmissionWithSpecies) =>
  species_id === null && (status === 'pending' || status === 'returned')

/** @returns the names of the species, or for an unpublished species the names in the submission that proposes it */
export function namesOf(row: SubmissionWithSpecies): Names {
  const proposed = row.kind === 'species' ? row.payload : row.new_species_payload
  if (row.latin_name === null && proposed !== null) {
    const { latinName, commonName, chineseName } = JSON.parse(proposed) as SpeciesRecord
    return { latinName, commonName, chineseName }
  }
  return {
    latinName: row.latin_name ?? '',
    commonName: row.common_name ?? '',
    chineseName: row.chinese_name ?? '',
  }
}

export function presentImage(
  row: Pick<SubmissionTable, 'path' | 'width' | 'height' | 'thumbhash'>,
) {
  const { path, width, height, thumbhash } = row
  if (!path || !width || !height || !thumbhash) return undefined
  return { path, width, height, placeholder: placeholderOf(thumbhash) }
}

/** @returns the submitted texts by field. Empty fields are left out, except in an edit. */
export function detailsOf(row: Pick<SubmissionTable, 'kind' | 'payload'>): Details {
  switch (row.kind) {
    case 'species':
      return withoutEmpty(Object.fromEntries(fieldsOf(payloadOf(row, 'species'))))
    case 'edit':
      // An edit may empty a field.
      return Object.fromEntries(fieldsOf(payloadOf(row, 'edit').after))
    case 'picture':
      return withoutEmpty(payloadOf(row, 'picture'))
    case 'artwork':
      return withoutEmpty(payloadOf(row, 'artwork'))
    case 'creation':
      return {}
  }
}

function withoutEmpty(fields: Record<string, string> | object): Details {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value === 'string' && value !== ''),
  )
}

export function presentKnown(
  row: { latin_name: string | null; path: string | null },
  { hash, kind, status }: Pick<KnownPicture, 'hash' | 'status'> & { kind: Kind },
): KnownPicture {
  return { hash, status, dbType: kind, latinName: row.latin_name ?? '', path: row.path ?? '' }
}

type Half = { path: string; width: number; height: number; thumbhash: string }

/** @param picture undefined for an artwork alone @returns the creation on the wire */
export function presentCreation(
  { id, kind, ...names }: Names & { id: string; kind: Kind },
  status: CreationCard['status'],
  picture: (Half & { taken_by: string }) | undefined,
  artwork: Half & { artist: string },
): CreationCard {
  const image = ({ path, width, height, thumbhash }: Half) => ({
    ...{ path, width, height },
    placeholder: placeholderOf(thumbhash),
  })
  return {
    _id: id,
    plant: names.latinName,
    commonName: names.commonName,
    chineseName: names.chineseName,
    dbType: kind,
    status,
    pic: picture?.path ?? '',
    art: artwork.path,
    picImage: picture ? image(picture) : null,
    artImage: image(artwork),
    artist: artwork.artist,
    photographer: picture?.taken_by ?? '',
  }
}
