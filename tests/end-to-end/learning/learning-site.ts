/** Runs a site with the plants of the sample, photographs of some of them, the shipped content, and a teacher. */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import sharp from 'sharp'
import { root } from '../../../scripts/programs/pinned-node.mjs'
import { readPart } from '../../../server/content/parts.ts'
import { type RunningSite, runSite } from '../../harness/sites/running-site.ts'
import { password } from '../members.ts'
import { expect, test } from '../watched.ts'

export const teacher = 'teacher'
/** The character that no species has at first. The teacher assigns this character to species. */
export const unassignedCharacter = 'thorns'
/** The tree that the pupil looks for, and its look-alike. */
export const learnedSpecies = ['Camphora officinarum', 'Camellia japonica'] as const

type Row = Record<string, string>

/** The number of species with a photograph. A round of the quiz and two worksheets of a walk need this number. */
const photographMaximum = 14
/** The width of a photograph in pixels. Photographs of the sample's width take five times the processor time. */
const width = 480

function speciesOfWalk(): string[] {
  const { walks } = readPart('walks', path.join(root, 'content/walks.yaml')).value
  return walks.flatMap(({ key, stops }) =>
    key === 'gardens' ? stops.flatMap(({ species = [] }) => species) : [],
  )
}

const rowsOf = (file: string): Row[] =>
  parse(readFileSync(path.join(root, 'sample', file)), { columns: true })

async function writeLearningCollection(folder: string): Promise<void> {
  const plants = rowsOf('plants.csv').map((row) => ({
    ...row,
    characters: (row.characters ?? '').replace(new RegExp(`${unassignedCharacter}: [^;]*; `), ''),
  }))
  const preferredSpecies = new Set<string>([...learnedSpecies, ...speciesOfWalk()])
  const rankOf = ({ latinName = '' }: Row) => Number(!preferredSpecies.has(latinName))
  const seenSpecies = new Set<string>()
  const photographs = rowsOf('photographs.csv')
    .filter(({ kind, latinName = '' }) => {
      if (kind !== 'plant' || seenSpecies.has(latinName)) return false
      return seenSpecies.add(latinName)
    })
    // Photographs of the walk and of `learnedSpecies` come first. A maximum keeps the import short.
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, photographMaximum)
  await mkdir(path.join(folder, 'photographs'), { recursive: true })
  for (const { file = '' } of photographs) {
    const relativePath = path.join('photographs', file)
    await sharp(path.join(root, 'sample', relativePath))
      .resize({ width })
      .toFile(path.join(folder, relativePath))
  }
  await writeFile(path.join(folder, 'plants.csv'), stringify(plants, { header: true }))
  await writeFile(path.join(folder, 'photographs.csv'), stringify(photographs, { header: true }))
}

export const learningTest = test.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const site = await runSite(writeLearningCollection, {
        CONTENT_DIR: path.join(root, 'content'),
      })
      await site.appoint(teacher, password)
      await use(site)
      expect(await site.stop(), 'logged errors').toEqual([])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})
