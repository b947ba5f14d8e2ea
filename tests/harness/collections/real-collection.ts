/**
 * Writes the real collection of ../shared: all its names and texts, but pictures of three species only. The
 * import of all pictures takes a minute.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { sharedFile } from '../doses/dose.ts'

const folder = sharedFile('collection')

/** Plants and a bird; the first has the most photographs. */
export const pictured = ['Juglans nigra', 'Magnolia denudata', 'Anas platyrhynchos']

export async function writeRealCollection(into: string): Promise<void> {
  await mkdir(into, { recursive: true })
  for (const file of ['plants.csv', 'birds.csv']) {
    await copyFile(path.join(folder, file), path.join(into, file))
  }
  for (const kept of ['photographs', 'artworks']) {
    await mkdir(path.join(into, kept))
    const rows = await readRows(`${kept}.csv`)
    const chosen = rows.filter(({ latinName }) => pictured.includes(String(latinName)))
    for (const { file = '' } of chosen) {
      await copyFile(path.join(folder, kept, file), path.join(into, kept, file))
    }
    await writeFile(path.join(into, `${kept}.csv`), stringify(chosen, { header: true }))
  }
}

async function readRows(file: string): Promise<Record<string, string>[]> {
  return parse(await readFile(path.join(folder, file)), { columns: true, bom: true })
}
