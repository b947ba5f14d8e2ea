/**
 * `/api/plants.csv` and `/api/birds.csv`: the full list of a glossary, made from the live data, in a
 * form that Excel opens with its Chinese intact (UTF-8 with a byte order mark).
 */
import { stringify } from 'csv-stringify/sync'
import type { FastifyInstance } from 'fastify'
import type { Kind } from '../../contract/kinds.ts'
import type { NameLists } from './name-lists.ts'

export function registerLists(app: FastifyInstance, nameLists: NameLists): void {
  for (const kind of ['plant', 'bird'] as const) {
    app.get(`/api/${kind}s.csv`, async (_request, reply) => {
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-disposition', `attachment; filename="${kind}s.csv"`)
        .send(await glossaryCsv(nameLists, kind))
    })
  }
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
