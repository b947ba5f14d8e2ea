/**
 * Lists differences between plants and birds, such as the texts of a profile, the sections of the pictures and the
 * addresses. Labels that differ are in tables beside their component. The wire names some fields differently for each
 * kind; `schemas/` and the server's `present.ts` translate these fields.
 */
export const plantSeasons = ['spring', 'summer', 'autumn', 'winter'] as const
export const birdStages = ['Juvenile', 'Subadult', 'MaleAdult', 'FemaleAdult'] as const

export const kindNames = ['plant', 'bird'] as const
export type Kind = (typeof kindNames)[number]
export type Section = (typeof plantSeasons)[number] | (typeof birdStages)[number]

/** The classification of a species. Forms, reviews and revisions treat each field as a text. */
export const taxonFields = [
  'authorship',
  'rank',
  'genus',
  'family',
  'order',
  /** One synonym per line, as in `synonyms.ts`. */
  'synonyms',
] as const
export type TaxonField = (typeof taxonFields)[number]

/**
 * The prose texts, in the order of a bird's profile. The name of a life stage is the name of a section of photographs
 * and also of the text about this stage.
 */
export const proseFields = [
  'otherNames',
  'location',
  'appearance',
  'diet',
  'habitat',
  'songs',
  'migration',
  'breeding',
  ...birdStages,
  'additionalInfo',
] as const
export type ProseField = (typeof proseFields)[number]

/** @returns whether the field is prose; the classification and the characters are not prose */
export function isProse(field: TextField): field is ProseField {
  return proseFields.some((each) => each === field)
}

/**
 * A text of a profile, by its name inside the program. `characters` contains the characters of the species with their
 * choices (`key/coded-characters.ts`).
 */
export type TextField = ProseField | TaxonField | 'characters'

interface KindOfSpecies {
  sections: readonly Section[]
  /** Whether the date of a photograph determines its section, as for the seasons of plants. */
  sectionFollowsDate: boolean
  texts: readonly TextField[]
  database: string
  glossary: string
  profile: string
  edit: string
  /** The page of the key. */
  key: string
}

export const kinds: Record<Kind, KindOfSpecies> = {
  plant: {
    sections: plantSeasons,
    sectionFollowsDate: true,
    texts: ['otherNames', ...taxonFields, 'characters', 'location', 'additionalInfo'],
    database: '/databasePlant',
    glossary: '/glossary',
    profile: '/search',
    edit: '/editPage',
    key: '/key/plant',
  },
  bird: {
    sections: birdStages,
    sectionFollowsDate: false,
    texts: ['otherNames', ...taxonFields, 'characters', ...proseFields.slice(1)],
    database: '/databaseBird',
    glossary: '/glossaryBird',
    profile: '/searchBird',
    edit: '/birdEditPage',
    key: '/key/bird',
  },
}

export function isKind(text: unknown): text is Kind {
  return kindNames.some((kind) => kind === text)
}

/** @returns the kind with this name; `plant` for any other text */
export function kindNamed(text: string | null | undefined): Kind {
  return isKind(text) ? text : 'plant'
}
