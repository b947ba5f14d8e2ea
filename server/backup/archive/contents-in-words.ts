/** Describes the contents of an archive or of a copied site, as the end of a sentence. */

interface Contents {
  tables: Record<string, { rows: number }>
  files: { count: number; bytes: number }
}

const countedTables = [
  ['species', 'species'],
  ['picture', 'photographs'],
  ['artwork', 'artworks'],
  ['account', 'accounts'],
] as const

/** @returns `412 species, 1893 photographs, … (51203 rows in all) and 7572 files of 1.2 GB.` */
export function contentsInWords({ tables, files }: Contents): string {
  const counts = countedTables.map(([table, noun]) => `${tables[table]?.rows ?? 0} ${noun}`)
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${counts.join(', ')} (${rows} rows in all) and ${files.count} files of ${sizeInWords(files.bytes)}.`
}

function sizeInWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000
    unit++
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${units[unit]}`
}
