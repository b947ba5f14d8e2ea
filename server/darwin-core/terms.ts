/** Defines the files of data archives, with the type of their rows, and the columns and addresses of terms. */

const dwc = (name: string) => [name, `http://rs.tdwg.org/dwc/terms/${name}`] as const
const dc = (name: string) => [name, `http://purl.org/dc/terms/${name}`] as const
const gbif = (name: string) => [name, `http://rs.gbif.org/terms/1.0/${name}`] as const

export interface ArchiveTable {
  file: string
  rowType: string
  /** Name of the column, and the address of its term. The first column is the id of the core. */
  columns: readonly (readonly [name: string, term: string])[]
}

const nameColumns = [
  dwc('scientificName'),
  dwc('scientificNameAuthorship'),
  dwc('taxonRank'),
  dwc('kingdom'),
  dwc('order'),
  dwc('family'),
  dwc('genus'),
  dwc('nomenclaturalCode'),
]

export const taxonTable = {
  file: 'taxon.txt',
  rowType: 'http://rs.tdwg.org/dwc/terms/Taxon',
  columns: [
    ...[dwc('taxonID'), dwc('acceptedNameUsageID'), ...nameColumns, dwc('taxonomicStatus')],
    ...[dwc('informationWithheld'), dwc('datasetName'), dc('license'), dc('references')],
  ],
} as const satisfies ArchiveTable

export const occurrenceTable = {
  file: 'occurrence.txt',
  rowType: 'http://rs.tdwg.org/dwc/terms/Occurrence',
  columns: [
    ...[
      dwc('occurrenceID'),
      dwc('basisOfRecord'),
      dwc('eventDate'),
      dwc('taxonID'),
      ...nameColumns,
    ],
    ...[dwc('countryCode'), dwc('locality'), dwc('informationWithheld'), dwc('lifeStage')],
    ...[dwc('sex'), dwc('occurrenceStatus'), dwc('establishmentMeans')],
    ...[dwc('degreeOfEstablishment'), dwc('recordedBy'), dwc('datasetName'), dc('license')],
    dc('references'),
  ],
} as const satisfies ArchiveTable

export const vernacularTable = {
  file: 'vernacularname.txt',
  rowType: 'http://rs.gbif.org/terms/1.0/VernacularName',
  columns: [dwc('taxonID'), dwc('vernacularName'), dc('language'), gbif('isPreferredName')],
} as const satisfies ArchiveTable

export const descriptionTable = {
  file: 'description.txt',
  rowType: 'http://rs.gbif.org/terms/1.0/Description',
  columns: [dwc('taxonID'), dc('description'), dc('type'), dc('language'), dc('license')],
} as const satisfies ArchiveTable

export const distributionTable = {
  file: 'distribution.txt',
  rowType: 'http://rs.gbif.org/terms/1.0/Distribution',
  columns: [
    ...[dwc('taxonID'), dwc('locality'), dwc('countryCode'), dwc('occurrenceStatus')],
    ...[dwc('establishmentMeans'), dwc('degreeOfEstablishment')],
  ],
} as const satisfies ArchiveTable

/** The file of the key's characters, which has a row for each choice or length. */
export const measurementTable = {
  file: 'measurementorfact.txt',
  rowType: 'http://rs.tdwg.org/dwc/terms/MeasurementOrFact',
  columns: [
    ...[dwc('taxonID'), dwc('measurementID'), dwc('measurementType'), dwc('measurementValue')],
    ...[dwc('measurementUnit'), dwc('measurementRemarks')],
  ],
} as const satisfies ArchiveTable

export const multimediaTable = {
  file: 'multimedia.txt',
  rowType: 'http://rs.gbif.org/terms/1.0/Multimedia',
  columns: [
    ...[dwc('taxonID'), dc('type'), dc('format'), dc('identifier'), dc('references')],
    ...[dc('title'), dc('created'), dc('creator'), dc('rightsHolder'), dc('license')],
  ],
} as const satisfies ArchiveTable

/** The value of each column of a row. A missing value is empty. */
export type RowOf<Table extends ArchiveTable> = Partial<Record<Table['columns'][number][0], string>>
