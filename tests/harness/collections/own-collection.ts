/** Writes the project's own small collection. Its pictures contain a GPS position, as a phone's pictures do. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { jpeg } from '../pictures/pictures.ts'

const ownCollection = path.resolve(import.meta.dirname, '../../fixtures/collection')

const position = { GPSLatitudeRef: 'N', GPSLatitude: '23/1 7/1 12/1' }

/** Writes the collection into an empty folder. */
export async function writeOwnCollection(folder: string): Promise<void> {
  for (const file of ['plants', 'birds', 'photographs', 'artworks', 'creations']) {
    await copyFile(path.join(ownCollection, `${file}.csv`), path.join(folder, `${file}.csv`))
  }
  for (const subfolder of ['photographs', 'artworks']) {
    await mkdir(path.join(folder, subfolder))
    const rows: { file: string }[] = parse(await readFile(path.join(folder, `${subfolder}.csv`)), {
      columns: true,
    })
    for (const { file } of rows) {
      const picture = await jpeg(file, { width: 640, height: 480 })
      const bytes = await sharp(picture).withExif({ IFD3: position }).jpeg().toBuffer()
      await writeFile(path.join(folder, subfolder, file), bytes)
    }
  }
}
