/** Presents pending submissions as cards for a reviewer. */
import { photoTime } from '../../../contract/photo-dates.ts'
import type {
  CreationEntry,
  EditCard,
  PendingGroups,
  PictureCard,
  PostCard,
} from '../../../contract/schemas/review.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import { fieldsOf } from '../../catalogue/species/record.ts'
import type { ArtworkTable, PictureTable, SubmissionTable } from '../../database/tables/tables.ts'
import { postingTime } from '../../kernel/dates.ts'
import type { countBySpecies, QueuedSubmission } from '../records/narrow-queue.ts'
import { payloadOf } from '../records/payloads.ts'
import { detailsOf, namesOf, presentImage } from '../records/present.ts'

function commonFields(row: QueuedSubmission, timeZone: string) {
  return {
    _id: row.id,
    id: row.id,
    dbType: row.species_kind,
    author: row.username,
    submittedAt: postingTime(row.submitted_at, timeZone),
    ...(row.consent_on && { consentOn: row.consent_on }),
  }
}

/** @param published the published species; empty for a deleted species @returns the card of an edit */
export function editCard(
  row: QueuedSubmission,
  published: Partial<SpeciesRecord>,
  timeZone: string,
): EditCard {
  const { before, after } = payloadOf(row, 'edit')
  const [textsBefore, textsNow] = [new Map(fieldsOf(before)), new Map(fieldsOf(published))]
  const changes = fieldsOf(after).map(([field, text]) => ({
    field,
    before: textsBefore.get(field) ?? '',
    now: textsNow.get(field) ?? '',
    after: text,
  }))
  const changedSince = changes.some((change) => change.before !== change.now)
  return { ...commonFields(row, timeZone), ...namesOf(row), changes, changedSince }
}

/**
 * @param pictures the undecided photographs, artworks and creations that were submitted for the new species
 * @returns the card of a new species
 */
export function postCard(
  row: QueuedSubmission,
  pictures: SubmissionTable[],
  timeZone: string,
): PostCard {
  const record = payloadOf(row, 'species')
  const { latinName, commonName, chineseName } = record
  const fields = fieldsOf(record).filter(([, text]) => text !== '')
  return {
    ...commonFields(row, timeZone),
    ...{ latinName, commonName, chineseName },
    fields: fields.map(([field, text]) => ({ field, text })),
    pictures: pictures.flatMap((picture) => presentImage(picture) ?? []),
  }
}

/** @returns one card, or an empty list for a submission without a picture */
export function pictureCard(row: QueuedSubmission, timeZone: string): PictureCard[] {
  const image = presentImage(row)
  if (!image || (row.kind !== 'picture' && row.kind !== 'artwork')) return []
  const card = { ...commonFields(row, timeZone), ...namesOf(row), kind: row.kind }
  return [{ ...card, ...awaitedSpecies(row), image, details: detailsOf(row) }]
}

/** @returns a species with the number of its pending pictures */
export function presentSpeciesGroup(
  row: Awaited<ReturnType<typeof countBySpecies>>[number],
): PendingGroups['species'][number] {
  return {
    id: row.id,
    dbType: row.kind,
    latinName: row.latin_name,
    commonName: row.common_name,
    chineseName: row.chinese_name,
    count: Number(row.count),
  }
}

/** The halves of a creation, which were submitted with the creation, or are published pictures. */
export interface Halves {
  /** Whether the creation never had a photograph. */
  alone: boolean
  picture: SubmissionTable | PictureTable | undefined
  artwork: SubmissionTable | ArtworkTable | undefined
}

export function creationEntry(
  row: QueuedSubmission,
  { picture, artwork, alone }: Halves,
  timeZone: string,
): CreationEntry {
  const names = namesOf(row)
  const photograph = creditsOfPicture(picture)
  const painting = creditsOfArtwork(artwork)
  return {
    ...commonFields(row, timeZone),
    ...awaitedSpecies(row),
    ...names,
    name: names.latinName,
    plant: names.latinName,
    ...(alone && { alone: true as const }),
    pic: (picture && presentImage(picture)) ?? null,
    art: (artwork && presentImage(artwork)) ?? null,
    photographer: photograph.takenBy,
    photoDate: photoTime(photograph.takenOn),
    artist: painting.artist,
    artDate: photoTime(painting.drawnOn),
    artLocation: painting.location,
    ...submittedHalves([picture, artwork]),
  }
}

/** @returns the kinds of the halves that were submitted with the creation, and their credits */
function submittedHalves(halves: (SubmissionTable | PictureTable | ArtworkTable | undefined)[]) {
  const submitted = halves.flatMap((half) => (half && 'payload' in half ? half : []))
  return {
    own: submitted.flatMap(({ kind }) => (kind === 'picture' || kind === 'artwork' ? kind : [])),
    details: Object.assign({}, ...submitted.map(detailsOf)) as Record<string, string>,
  }
}

function creditsOfPicture(half: Halves['picture']) {
  if (half && 'payload' in half) return payloadOf(half, 'picture')
  return { takenBy: half?.taken_by ?? '', takenOn: half?.taken_on ?? '' }
}

function creditsOfArtwork(half: Halves['artwork']) {
  if (half && 'payload' in half) return payloadOf(half, 'artwork')
  const { artist = '', drawn_on: drawnOn = '', location = '' } = half ?? {}
  return { artist, drawnOn, location }
}

/** @returns the new species that must be approved before its picture or creation, if any */
function awaitedSpecies({ species_id, new_species_id }: QueuedSubmission) {
  return species_id === null && new_species_id !== null ? { newSpecies: new_species_id } : {}
}
