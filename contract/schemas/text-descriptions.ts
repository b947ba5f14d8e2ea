/** Describes the fields of a species, for answers, forms and edits. */
export const describedAs = {
  commonName: 'English name',
  otherNames: 'Further names in either language, free text',
  authorship: 'Authors of the Latin name, such as `Desr.` or `(L.) Merr.`',
  rank: 'Rank of the Latin name, from its form unless it was corrected; empty if unknown',
  genus: 'Genus, from the Latin name unless it was corrected',
  family: 'Family, from the genus unless it was corrected; empty if unknown',
  order: 'Order, from the family unless it was corrected; empty if unknown',
  synonyms: 'Other Latin names of the species',
  characters: 'Values of the species’ characters, by the keys of content/characters.yaml',
  location: 'Places on the campus where the species is found, free text',
  additionalInfo: 'Free text of several lines',
  editor: 'Author of the profile: name and grade',
  juvChar: 'Characteristics of the juvenile',
  subChar: 'Characteristics of the sub-adult',
  mAdultChar: 'Characteristics of the adult male',
  fAdultChar: 'Characteristics of the adult female',
} as const
