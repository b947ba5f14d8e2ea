/**
 * By what a text about a species is called, on its page, in the forms and in what is sent in. The
 * words for its names and its editor are each place's own.
 */
import type { TextField } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

/** In the order of the forms. */
export const textWords: Record<TextField, () => string> = {
  otherNames: m.profile_other_names,
  location: m.profile_location,
  appearance: m.profile_appearance,
  diet: m.profile_diet,
  habitat: m.profile_habitat,
  songs: m.profile_songs,
  migration: m.profile_migration,
  breeding: m.profile_breeding,
  juvenile: m.profile_juvenile,
  subadult: m.profile_subadult,
  maleAdult: m.profile_male,
  femaleAdult: m.profile_female,
  additionalInfo: m.profile_additional,
}
