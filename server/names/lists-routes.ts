/** The full list of a glossary as a table, in a form that Excel opens with its Chinese intact: with a byte order mark. */
import { stringify } from 'csv-stringify/sync'
import type { Kind } from '../../contract/kinds.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { NameLists } from './name-lists.ts'

export function listHandlers(nameLists: NameLists) {
  return {
    'plants.csv': () => glossaryCsv(nameLists, 'plant'),
    'birds.csv': () => glossaryCsv(nameLists, 'bird'),
  } satisfies Partial<Handlers>
}

async function glossaryCsv(nameLists: NameLists, kind: Kind): Promise<string> {
  const { names } = await nameLists.of(kind)
  const rows = names.map(({ latinName, commonName, chineseName }) => ({
    scientificName: latinName,
    'vernacularName (en)': commonName,
    'vernacularName (zh)': chineseName,
  }))
  // `escape_formulas` keeps a name such as `=cmd|…` from being run by a spreadsheet.
  return stringify(rows, {
    bom: true,
    header: true,
    columns: ['scientificName', 'vernacularName (en)', 'vernacularName (zh)'],
    escape_formulas: true,
  })
}
