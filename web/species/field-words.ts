/**
 * Lists the labels of the texts about a species, for its page, its forms and its submissions. The labels of the names
 * and the editor differ between these places, so the list does not contain them.
 */
import type { ProseField } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

export const textWords: Record<ProseField, () => string> = {
  otherNames: m.profile_other_names,
  location: m.profile_location,
  appearance: m.profile_appearance,
  diet: m.profile_diet,
  habitat: m.profile_habitat,
  songs: m.profile_songs,
  migration: m.profile_migration,
  breeding: m.profile_breeding,
  Juvenile: m.profile_juvenile,
  Subadult: m.profile_subadult,
  MaleAdult: m.profile_male,
  FemaleAdult: m.profile_female,
  additionalInfo: m.profile_additional,
}
