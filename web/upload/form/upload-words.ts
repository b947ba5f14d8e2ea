/** Lists the messages of the upload and edit forms that differ between the kinds. */
import type { Kind } from '../../../contract/kinds.ts'
import { m } from '../../paraglide/messages.js'

interface UploadWords {
  section: () => string
  /** The label of the section of a photograph. */
  stageOrSeason: () => string
  /** The messages of the specification, section 8, after an upload and after an edit. */
  created: () => string
  exists: () => string
  updated: () => string
  failed: () => string
  /** The link that changes the kind of a new species to this kind. */
  isThisKind: () => string
}

export const uploadWords: Record<Kind, UploadWords> = {
  plant: {
    section: m.upload_section_plant,
    stageOrSeason: m.pictures_season,
    created: m.upload_plant_created,
    exists: m.upload_plant_exists,
    updated: m.edit_plant_updated,
    failed: m.edit_plant_failed,
    isThisKind: m.profile_form_is_plant,
  },
  bird: {
    section: m.upload_section_bird,
    stageOrSeason: m.pictures_stage,
    created: m.upload_bird_created,
    exists: m.upload_bird_exists,
    updated: m.edit_bird_updated,
    failed: m.edit_bird_failed,
    isThisKind: m.profile_form_is_bird,
  },
}
