/** Descriptions of the fields of a species, for answers, forms and edits alike. */
export const describedAs = {
  commonName: 'English name',
  otherNames: 'Further names in either language, free text',
  location: 'Places on the campus where the species is found, free text',
  additionalInfo: 'Free text of several lines',
  editor: 'Author of the profile: name and grade',
  juvChar: 'Characteristics of the juvenile',
  subChar: 'Characteristics of the subadult',
  mAdultChar: 'Characteristics of the adult male',
  fAdultChar: 'Characteristics of the adult female',
} as const
