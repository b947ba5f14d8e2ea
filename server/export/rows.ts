/** Makes the rows of an export, with the columns that `npm run import` reads (docs/importing.md). */
import { type Kind, kinds } from '../../contract/kinds.ts'
import { presentCode } from '../catalogue/pictures/present.ts'
import type {
  artworksForExport,
  creationsForExport,
  picturesForExport,
  speciesForExport,
} from '../catalogue/repositories/for-export.ts'
import { recordOf } from '../catalogue/repositories/species.ts'
import { columns } from '../import/rows.ts'
import { reversibleCell } from '../kernel/inert-cell.ts'

type Row = Record<string, string>
type Each<Rows> = Rows extends AsyncIterable<infer Item> ? Item : never
type Image = Each<ReturnType<typeof picturesForExport>> | Each<ReturnType<typeof artworksForExport>>
type Pair = Awaited<ReturnType<typeof creationsForExport>>[number]

const linksOf = (links: readonly unknown[]) => (links.length > 0 ? JSON.stringify(links) : '')

export function speciesRow(
  kind: Kind,
  { row, formerNames, formerIds }: Each<ReturnType<typeof speciesForExport>>,
): Row {
  const { latinName, commonName, chineseName, texts, ...record } = recordOf(row)
  const textColumns = kinds[kind].texts.map((field) => [
    columns[field] ?? field,
    texts[field] ?? '',
  ])
  return toSheetRow({
    latinName,
    commonName,
    chineseName,
    ...Object.fromEntries(textColumns),
    link: linksOf(record.englishLinks),
    chineseLink: linksOf(record.chineseLinks),
    editor: record.editor,
    postingtime: row.posted_at,
    sensitive: row.is_sensitive ? 'yes' : '',
    establishmentMeans: row.establishment_means,
    degreeOfEstablishment: row.establishment_degree,
    formerNames: formerNames.join(';'),
    formerIds: formerIds.join(' '),
    id: row.id,
  })
}

export function imageRow(row: Image): Row {
  const ownColumns =
    'season' in row
      ? { season: row.season, takenBy: row.taken_by, date: row.taken_on }
      : { artist: row.artist, date: row.drawn_on }
  return toSheetRow({
    kind: row.kind,
    file: fileOf(row.path),
    latinName: row.latin_name,
    ...ownColumns,
    location: row.location,
    licence: row.licence,
    rightsHolder: row.rights_holder,
    credit: row.credit,
    source: row.source,
    published: row.published_at,
    place: row.place === null ? '' : String(row.place),
    code: presentCode('season' in row ? 'P' : 'A', row.code_number),
    sourceHash: row.source_hash,
    originalHash: row.original_hash,
    preview: row.thumbhash,
    id: row.id,
  })
}

export function pairRow(row: Pair): Row {
  return toSheetRow({
    kind: row.kind,
    latinName: row.latin_name,
    photographFile: row.photograph ? fileOf(row.photograph) : '',
    artworkFile: fileOf(row.artwork),
    published: row.at,
    photographSource: row.photograph_source ?? '',
    artworkSource: row.artwork_source,
    id: row.id,
  })
}

/** @param path the path in the row, such as `/Ginkgo_biloba-….jpg` @returns the name of the file */
const fileOf = (path: string) => path.slice(1)

const toSheetRow = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, text]) => [column, reversibleCell(text)]))
