/**
 * Renders the sample collection: `node sample/drawing/render.ts [filter] [--preview folder]`.
 * With a filter only pictures whose file name contains it are drawn; the tables are always written whole.
 * With `--preview` small PNGs go to that folder instead, and nothing in the collection is touched.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { allBirds } from './birds/all-birds.ts'
import { allPlants } from './plants/all-plants.ts'
import { artworkTable, creationTable, photographTable } from './tables.ts'

const sample = join(import.meta.dirname, '..')
const words = process.argv.slice(2)
const previewAt = words.indexOf('--preview')
const preview = previewAt < 0 ? undefined : words.splice(previewAt, 2)[1]
const filter = words[0] ?? ''

sharp.concurrency(1)
await mkdir(join(sample, 'photographs'), { recursive: true })
await mkdir(join(sample, 'artworks'), { recursive: true })

for (const species of [...allPlants, ...allBirds]) {
  for (const picture of species.photographs) await render('photographs', picture)
  for (const picture of species.artworks) await render('artworks', picture)
}

if (preview === undefined) {
  await writeFile(join(sample, 'photographs.csv'), photographTable(allPlants, allBirds))
  await writeFile(join(sample, 'artworks.csv'), artworkTable(allPlants, allBirds))
  await writeFile(join(sample, 'creations.csv'), creationTable(allPlants))
}

async function render(folder: string, picture: { file: string; draw(): string }): Promise<void> {
  if (!picture.file.includes(filter)) return
  const drawing = sharp(Buffer.from(picture.draw()))
  if (preview === undefined) {
    const { size } = await drawing
      .webp({ quality: 80, effort: 5 })
      .toFile(join(sample, folder, picture.file))
    console.log(`${folder}/${picture.file} ${Math.round(size / 1000)} kB`)
    return
  }
  await mkdir(preview, { recursive: true })
  await drawing
    .resize({ height: 600 })
    .png()
    .toFile(join(preview, picture.file.replace('.webp', '.png')))
}
