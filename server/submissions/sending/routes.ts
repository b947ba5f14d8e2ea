/** Handles the calls with which members submit content, and with which admins restore revisions. */

import { type Kind, kinds, type Section } from '../../../contract/kinds.ts'
import { seasonOf } from '../../../contract/photo-dates.ts'
import { problems } from '../../../contract/schemas/species-record.ts'
import type { SentFiles } from '../../../contract/schemas/submissions.ts'
import { kindsInForms } from '../../../contract/taxonomy/kinds-in-forms.ts'
import type { Rights } from '../../catalogue/pictures/rights.ts'
import type { Database } from '../../database/connection.ts'
import type { CallContext } from '../../kernel/call-context.ts'
import { type Caller, mayActAs, signedIn } from '../../kernel/caller.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { HttpError } from '../../kernel/http-error.ts'
import type { Store } from '../../media/store/store.ts'
import { kindsOnServer } from '../../taxonomy/kinds-on-server.ts'
import { type ChosenSpecies, chooseSpecies } from '../records/chosen-species.ts'
import { type Consent, createReceiver } from './receive.ts'
import { resubmit } from './resubmit.ts'
import { createCreationSending } from './send-creation.ts'
import { createImageSending, type SentImages } from './send-images.ts'
import { createSpeciesSending } from './send-species.ts'

interface Needs {
  database: Database
  store: Store
  /** Whether members' photographs and artworks need a review. */
  pictureReview: boolean
}

export function sendingHandlers({ database, store, pictureReview }: Needs) {
  const receiver = createReceiver({ pictureReview })
  const { sendSpecies, sendEdit, restore } = createSpeciesSending(database, receiver)
  const { sendImages } = createImageSending({ database, store, receiver })
  const { sendCreation } = createCreationSending({ database, store, receiver })
  const pictures =
    (kind: Kind) =>
    async (input: PictureInput, caller: Caller, { files }: CallContext): Promise<SentFiles> => {
      const { picSeason: season, picPhotographer: takenBy, month: takenOn } = input
      const location = input.picSetting
      const picture = { season, takenBy, takenOn, location, ...rightsOf(input) }
      const member = signedIn(caller)
      const species = { kind, latinName: input.picEnglishName }
      const content = { kind: 'picture', payload: picture } as const
      const sent = await sendImages(member, species, content, files, {
        originalHash: input.originalHash,
        ...consentOf(input),
      })
      return answerForFiles(sent, 'all pictures uploaded successfully')
    }

  return {
    async uploadPlant(record, caller, { sendKey }) {
      const sent = await sendSpecies(signedIn(caller), 'plant', record, sendKey)
      return { message: 'plant created successfully', ...sent }
    },

    async uploadBird(record, caller, { sendKey }) {
      const sent = await sendSpecies(signedIn(caller), 'bird', record, sendKey)
      return { message: 'bird created successfully', ...sent }
    },

    uploadPic: pictures('plant'),
    uploadBirdPic: pictures('bird'),

    async uploadArt(input, caller, { files }) {
      const species = { kind: input.kind, latinName: input.plant }
      const content = { kind: 'artwork', payload: artworkOf(input) } as const
      const member = signedIn(caller)
      const sent = await sendImages(member, species, content, files, consentOf(input))
      return answerForFiles(sent, 'Artwork uploaded successfully')
    },

    async uploadCreation(input, caller, { files, sendKey }) {
      const member = signedIn(caller)
      const species = await chooseSpecies(database.db, member.accountId, input.kind, input.plant)
      const location = input.artLocation
      const photographCredits = { takenBy: input.photographer, takenOn: input.photoDate }
      const credits = { ...photographCredits, location, ...rightsOf(input) }
      const hasPhotograph = files.some(({ field }) => field === 'pic')
      const picture = hasPhotograph
        ? { season: seasonIn(species, input.season, input.photoDate), ...credits }
        : undefined
      const creation = { picture, artwork: artworkOf(input) }
      const sent = await sendCreation(member, species, creation, files, {
        sendKey,
        consent: consentOf(input),
      })
      const message = sent.known
        ? 'This site already has this creation'
        : 'Creation uploaded successfully'
      return { message, ...sent }
    },

    async updateText(edit, caller, { sendKey }) {
      const sent = await sendEdit(signedIn(caller), 'plant', edit, sendKey)
      return { message: editMessage(caller, 'plant'), ...sent }
    },

    async birdUpdateText(edit, caller, { sendKey }) {
      const sent = await sendEdit(signedIn(caller), 'bird', edit, sendKey)
      return { message: editMessage(caller, 'bird'), ...sent }
    },

    async resubmit({ id, change }, caller) {
      await resubmit(database, signedIn(caller), id, change)
      return { message: 'sent for review' }
    },

    async restoreRevision({ kind, name, number }, caller) {
      const admin = signedIn(caller)
      const { changeId = '' } = await restore(admin, kind, name, number)
      return { message: 'Restored', changeId }
    },
  } satisfies Partial<Handlers>
}

const consentOf = ({ consentOn, consentWording }: Consent): Consent => ({
  consentOn,
  consentWording,
})

interface PictureInput extends Rights, Consent {
  picEnglishName: string
  picSeason: Section
  picPhotographer: string
  picSetting: string
  month: string
  originalHash?: string | undefined
}

/** Both halves of a creation have the same rights. */
const rightsOf = ({ licence, rightsHolder, credit, source }: Rights): Rights => ({
  licence,
  rightsHolder,
  credit,
  source,
})

function artworkOf(input: { artist: string; artDate: string; artLocation: string } & Rights) {
  const { artist, artDate: drawnOn, artLocation: location } = input
  return { artist, drawnOn, location, ...rightsOf(input) }
}

const editMessage = (caller: Caller, kind: Kind) =>
  mayActAs(caller, 'admin')
    ? `${kindsOnServer[kind].title} information updated successfully`
    : 'sent for review'

function answerForFiles({ files, status }: SentImages, successMessage: string): SentFiles {
  if (files.every(({ outcome }) => outcome === 'known')) {
    return { message: 'nothing was uploaded: the site already has every file', status, files }
  }
  const accepted = files.filter(({ outcome }) => outcome !== 'refused').length
  const message =
    accepted === files.length ? successMessage : `${accepted} of ${files.length} pictures uploaded`
  return { message, status, files }
}

/**
 * @returns the section of a creation's photograph. The date can determine the season of a plant; the life stage of a
 * bird is required.
 * @throws {HttpError} 400 if the input has no section of the kind, and no date determines the section
 */
function seasonIn(species: ChosenSpecies, section: Section | undefined, date: string): Section {
  const { sections, sectionFollowsDate } = kinds[species.kind]
  const { requiredPhotographField: field } = kindsInForms[species.kind]
  if (section && sections.includes(section)) return section
  if (sectionFollowsDate && date) return seasonOf(date)
  throw new HttpError(400, 'bad_input', `${field}: ${problems.missing}`, {
    fields: { [field]: problems.missing },
  })
}
