/**
 * Defines the fields of a profile form, for plants and for birds. In the browser, only two modules contain the wire
 * names of these fields: this module for requests, and profile/profile.ts for answers.
 */
import {
  birdStages,
  type Kind,
  kinds,
  type TextField,
  taxonFields,
} from '../../../contract/kinds.ts'
import { stageTexts, stageTextsInEdits } from '../../../contract/schemas/life-stages.ts'
import { m } from '../../paraglide/messages.js'
import { textWords } from '../../species/field-words.ts'
import { taxonWords } from '../../species/taxon-words.ts'

export const nameFields = ['latinName', 'chineseName', 'commonName'] as const
export type FieldName = (typeof nameFields)[number] | TextField | 'editor'

/** The purpose of the form: to create a species, or to edit an existing species. */
export type Purpose = 'new' | 'edit'

export interface ProfileField {
  name: FieldName
  label: () => string
  hint?: () => string
  /** The minimum number of lines; 0 for a field of a single line. */
  rows: number
  /** The language of the text, if the field has one. */
  language?: 'la' | 'zh-Hans' | 'en'
}

const labels: Record<FieldName, () => string> = {
  latinName: m.profile_form_latin,
  chineseName: m.profile_form_chinese,
  commonName: m.profile_form_common,
  ...textWords,
  ...taxonWords,
  characters: m.profile_form_characters,
  editor: m.profile_form_editor,
}

const properties: Partial<Record<FieldName, Partial<ProfileField>>> = {
  latinName: { rows: 0, language: 'la' },
  chineseName: { rows: 0, language: 'zh-Hans' },
  commonName: { rows: 0, language: 'en' },
  otherNames: { rows: 1 },
  authorship: { rows: 0, hint: m.taxon_authorship_hint },
  rank: { rows: 0, hint: m.taxon_rank_hint },
  genus: { rows: 0, language: 'la' },
  family: { rows: 0, hint: m.taxon_family_hint },
  order: { rows: 0 },
  synonyms: { rows: 2, hint: m.taxon_synonyms_hint },
  characters: { rows: 3, hint: m.profile_form_characters_hint },
  location: { rows: 1 },
  additionalInfo: { rows: 4 },
  editor: { rows: 0, hint: m.profile_form_editor_hint },
}

function toField(name: FieldName): ProfileField {
  return { name, label: labels[name], rows: 2, ...properties[name] }
}

export interface FieldGroup {
  title: () => string
  fields: ProfileField[]
  /** Whether the group is closed at first, because all its fields are optional. */
  isFolded?: true
}

const names = {
  title: m.profile_form_names,
  fields: [...nameFields, 'otherNames' as const].map(toField),
}

const classification: FieldGroup = {
  title: m.taxon_group,
  fields: taxonFields.map(toField),
  isFolded: true,
}

const characters: FieldGroup = {
  title: m.profile_form_characters,
  fields: [toField('characters')],
  isFolded: true,
}

interface ProfileFormOfKind {
  /** The groups of fields in the specification's order. */
  groups: FieldGroup[]
  required: Record<Purpose, readonly FieldName[]>
  /** The fields with another name on the wire. */
  wireNames: Record<Purpose, Partial<Record<FieldName, string>>>
}

const forms: Record<Kind, ProfileFormOfKind> = {
  plant: {
    groups: [
      names,
      {
        title: m.profile_form_about,
        fields: (['location', 'additionalInfo'] as const).map(toField),
      },
      classification,
      characters,
    ],
    required: { new: nameFields, edit: nameFields },
    wireNames: { new: { additionalInfo: 'bloomingSeason' }, edit: {} },
  },
  bird: {
    groups: [
      names,
      {
        title: m.profile_form_life,
        fields: (
          ['location', 'habitat', 'appearance', 'songs', 'diet', 'migration', 'breeding'] as const
        ).map(toField),
      },
      {
        title: m.profile_form_stages,
        fields: birdStages.map(toField),
      },
      { title: m.profile_form_more, fields: [toField('additionalInfo')] },
      classification,
      characters,
    ],
    required: {
      new: [...nameFields, 'appearance', 'songs', 'diet', 'Juvenile', 'Subadult', 'MaleAdult'],
      edit: nameFields,
    },
    wireNames: { new: stageTexts, edit: stageTextsInEdits },
  },
}

export const fieldGroups = (kind: Kind): readonly FieldGroup[] => forms[kind].groups

export const editorField = toField('editor')

export function fieldNames(kind: Kind): FieldName[] {
  return [...nameFields, ...kinds[kind].texts, 'editor']
}

export function isRequired(purpose: Purpose, kind: Kind, name: FieldName): boolean {
  return forms[kind].required[purpose].includes(name)
}

export function wireName(purpose: Purpose, kind: Kind, name: FieldName): string {
  return forms[kind].wireNames[purpose][name] ?? name
}
