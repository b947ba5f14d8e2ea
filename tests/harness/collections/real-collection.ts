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

/** Two plants and a bird. The first plant has the most photographs. */
export const picturedSpecies = ['Juglans nigra', 'Magnolia denudata', 'Anas platyrhynchos']

export async function writeRealCollection(target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const file of ['plants.csv', 'birds.csv']) {
    await copyFile(path.join(folder, file), path.join(target, file))
  }
  for (const subfolder of ['photographs', 'artworks']) {
    await mkdir(path.join(target, subfolder))
    const rows = await readRows(`${subfolder}.csv`)
    const chosenRows = rows.filter(({ latinName }) => picturedSpecies.includes(String(latinName)))
    for (const { file = '' } of chosenRows) {
      await copyFile(path.join(folder, subfolder, file), path.join(target, subfolder, file))
    }
    await writeFile(path.join(target, `${subfolder}.csv`), stringify(chosenRows, { header: true }))
  }
}

async function readRows(file: string): Promise<Record<string, string>[]> {
  return parse(await readFile(path.join(folder, file)), { columns: true, bom: true })
}
