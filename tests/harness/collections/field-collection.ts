/** Writes the field collection, or another collection, into a folder of CSV files and pictures, ready to import. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { artworks, type PictureRow, paint, photographs } from './field-pictures.ts'
import { birds, plants, type SpeciesRow } from './field-species.ts'

export const writeFieldCollection = (folder: string) =>
  writeCollection(folder, { plants, birds, photographs, artworks })

interface Collection {
  plants: SpeciesRow[]
  birds: SpeciesRow[]
  photographs: PictureRow[]
  artworks: PictureRow[]
}

export async function writeCollection(folder: string, rows: Collection): Promise<void> {
  await writeCsv(folder, 'plants.csv', rows.plants)
  await writeCsv(folder, 'birds.csv', rows.birds)
  await writePictures(folder, 'photographs', rows.photographs)
  await writePictures(folder, 'artworks', rows.artworks)
}

async function writePictures(folder: string, subfolder: string, rows: PictureRow[]): Promise<void> {
  await mkdir(path.join(folder, subfolder), { recursive: true })
  for (const row of rows) await writeFile(path.join(folder, subfolder, row.file), await paint(row))
  await writeCsv(folder, `${subfolder}.csv`, rows)
}

async function writeCsv(folder: string, file: string, rows: SpeciesRow[] | PictureRow[]) {
  // A row may leave columns out, so the header names every column of any row.
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, file), stringify(rows, { header: true, columns }))
}
