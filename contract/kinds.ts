/**
 * Lists differences between plants and birds, such as the texts of a profile, the sections of the pictures and the
 * addresses. Labels that differ are in tables beside their component. The wire names some fields differently for each kind; `schemas/` and the server's `present.ts` translate
 * these fields.
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
 * A text of a profile, by its name inside the program. `characters` are the answers to the questions of the key
 * (`key/coded-characters.ts`).
 */
export type TextField = ProseField | TaxonField | 'characters'

interface KindOfSpecies {
  other: Kind
  /** The name of the kind in the messages of calls. */
  title: string
  /** Name of the column that counts the species of this kind in a file of reference names. */
  plural: 'plants' | 'birds'
  sections: readonly Section[]
  /** Whether the date of a photograph determines its section, as for the seasons of plants. */
  sectionFollowsDate: boolean
  /** The field that a photograph of a creation requires. */
  requiredPhotographField: 'photoDate' | 'season'
  /** Groups of sections for the cover of a species, with the most recognisable group first. */
  coverSections: readonly (readonly Section[])[]
  /** Whether photographs of the species in flower come before all groups. */
  coverInFlower: boolean
  texts: readonly TextField[]
  /** The name of the editor on the wire if a species has no editor (specification, section 3). */
  unknownEditor: string
  /** The code of nomenclature in Darwin Core. */
  nomenclaturalCode: 'ICN' | 'ICZN'
  /** The usual degree of establishment; empty if species come by themselves. */
  usualDegree: 'cultivated' | ''
  latinExample: string
  database: string
  glossary: string
  profile: string
  edit: string
  /** The page of the key. */
  key: string
  /** The pages that offer the feed of the kind. The address `/` shows plants. */
  feedPages: readonly string[]
}

export const kinds: Record<Kind, KindOfSpecies> = {
  plant: {
    other: 'bird',
    title: 'Plant',
    plural: 'plants',
    sections: plantSeasons,
    sectionFollowsDate: true,
    requiredPhotographField: 'photoDate',
    // Plants mostly flower in spring or summer.
    coverSections: [['spring'], ['summer'], ['autumn'], ['winter']],
    coverInFlower: true,
    texts: ['otherNames', ...taxonFields, 'characters', 'location', 'additionalInfo'],
    unknownEditor: '',
    nomenclaturalCode: 'ICN',
    // Most plants of a campus are planted.
    usualDegree: 'cultivated',
    latinExample: 'Magnolia denudata',
    database: '/databasePlant',
    glossary: '/glossary',
    profile: '/search',
    edit: '/editPage',
    key: '/key/plant',
    feedPages: ['/', '/databasePlant', '/glossary'],
  },
  bird: {
    other: 'plant',
    title: 'Bird',
    plural: 'birds',
    sections: birdStages,
    sectionFollowsDate: false,
    requiredPhotographField: 'season',
    coverSections: [['MaleAdult', 'FemaleAdult'], ['Subadult'], ['Juvenile']],
    coverInFlower: false,
    texts: ['otherNames', ...taxonFields, 'characters', ...proseFields.slice(1)],
    unknownEditor: 'Unknown',
    nomenclaturalCode: 'ICZN',
    usualDegree: '',
    latinExample: 'Anas platyrhynchos',
    database: '/databaseBird',
    glossary: '/glossaryBird',
    profile: '/searchBird',
    edit: '/birdEditPage',
    key: '/key/bird',
    feedPages: ['/databaseBird', '/glossaryBird'],
  },
}

export function isKind(text: unknown): text is Kind {
  return kindNames.some((kind) => kind === text)
}

/** @returns the kind with this name; `plant` for any other text */
export function kindNamed(text: string | null | undefined): Kind {
  return isKind(text) ? text : 'plant'
}
