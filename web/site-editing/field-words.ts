/** Returns the messages that name the fields of the content, and the values that an admin chose from a list. */
import { licenceName } from '../../contract/rights/licences.ts'
import { m } from '../paraglide/messages.js'
import { licenceWords } from '../photographs/licence-words.ts'
import { termGroupWords } from '../terms/term-groups.ts'

const messages: Record<string, () => string> = {
  accent: m.site_accent,
  activities: m.site_edit_activities,
  address: m.site_edit_contact_address,
  also: m.site_edit_term_also,
  alt: m.site_field_alt,
  answers: m.site_edit_character_answers,
  backupEvery: m.site_settings_every,
  backupKeep: m.site_settings_keep,
  captions: m.site_field_captions,
  characters: m.site_part_characters,
  choices: m.site_edit_choices,
  club: m.site_edit_about_club,
  colour: m.site_edit_choice_colour,
  contact: m.site_edit_about_contact,
  contacts: m.site_edit_contacts,
  coordinates: m.site_settings_coordinates,
  country: m.site_settings_country,
  creditPupils: m.site_settings_credit,
  dataLicence: m.site_settings_data,
  date: m.site_edit_date,
  defaultLicence: m.site_settings_licence,
  description: m.site_description,
  difference: m.site_edit_difference,
  drawing: m.site_edit_term_drawing,
  ease: m.site_edit_character_ease,
  en: m.site_edit_english,
  file: m.site_field_file,
  filingAddress: m.site_filing_address,
  filingNumber: m.site_filing_number,
  first: m.site_edit_pair_first,
  form: m.site_edit_tour_address,
  group: m.site_edit_term_group,
  height: m.site_field_height,
  hint: m.site_edit_character_hint,
  id: m.site_edit_video_address,
  key: m.site_edit_address,
  kind: m.site_field_kind,
  label: m.site_field_label,
  leavingMembers: m.site_settings_leaving,
  length: m.site_field_length,
  lines: m.site_field_lines,
  map: m.site_edit_map,
  mark: m.site_field_mark,
  members: m.site_field_members,
  metres: m.site_edit_metres,
  minutes: m.site_edit_minutes,
  name: m.site_edit_name,
  offlineWalks: m.site_settings_offline,
  on: m.site_field_on,
  outlines: m.site_field_outlines,
  pairs: m.site_part_look_alikes,
  path: m.site_field_path,
  pictureReview: m.site_settings_review,
  poster: m.site_edit_poster,
  question: m.site_edit_character_question,
  registration: m.site_settings_registration,
  role: m.site_edit_role,
  schoolSize: m.site_settings_size,
  seal: m.site_seal,
  searchEngines: m.site_settings_engines,
  second: m.site_edit_pair_second,
  species: m.site_edit_species_here,
  stops: m.site_edit_stops,
  teams: m.site_edit_teams,
  terms: m.terms_title,
  text: m.site_edit_text,
  timeZone: m.site_settings_zone,
  title: m.site_edit_title,
  tourSignUp: m.site_edit_tours,
  unit: m.site_field_unit,
  videos: m.site_part_videos,
  walks: m.site_edit_walks,
  website: m.site_edit_about_website,
  width: m.site_field_width,
  x: m.site_field_x,
  y: m.site_field_y,
  zh: m.site_edit_chinese,
}

const onOff = (on: () => string, off: () => string) => ({ on, off })

const values: Record<string, Record<string, () => string>> = {
  creditPupils: {
    name: m.site_settings_credit_name,
    class: m.site_settings_credit_class,
    pupil: m.site_settings_credit_pupil,
  },
  dataLicence: { none: m.site_settings_data_none },
  form: { own: m.site_edit_tour_own },
  group: termGroupWords,
  kind: {
    file: m.site_edit_video_file,
    bilibili: () => 'Bilibili',
    youtube: () => 'YouTube',
    plant: m.key_plant,
    bird: m.key_bird,
  },
  leavingMembers: { keep: m.site_settings_leaving_keep, remove: m.site_settings_leaving_remove },
  offlineWalks: onOff(m.site_settings_offline_on, m.site_settings_offline_off),
  pictureReview: onOff(m.site_settings_review_on, m.site_settings_review_off),
  registration: {
    open: m.site_settings_registration_open,
    closed: m.site_settings_registration_closed,
  },
  unit: { mm: m.site_edit_length_mm, cm: m.site_edit_length_cm },
  searchEngines: { yes: m.site_settings_engines_yes, no: m.site_settings_engines_no },
}

/**
 * @param path the steps to the field, such as walks, 2, name, en
 * @returns the names of the steps, such as `Walks › 2 › Name › English`
 */
export const fieldWords = (path: readonly string[]): string =>
  path.map((step) => messages[step]?.() ?? step).join(' › ')

/**
 * @param field the last step of the path
 * @returns the message for a value that an admin chose from a list, or the value itself
 */
export function valueWords(field: string, value: string): string {
  if (field === 'defaultLicence' && value) return licenceWords(value)
  return values[field]?.[value]?.() ?? (licenceName(value) || value)
}
