/**
 * Removes the whole sample with its files and without ledger entries, unless somebody has added or changed content.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kind } from '../../../contract/kinds.ts'
import { nameKey } from '../../../contract/names.ts'
import { restartCodes } from '../../catalogue/repositories/pictures.ts'
import {
  anySpeciesBeside,
  everyImage,
  everySpecies,
} from '../../catalogue/repositories/whole-catalogue.ts'
import { removeSpecies } from '../../curation/delete-and-merge.ts'
import type { Database, Queries } from '../../database/connection.ts'
import { readCsv } from '../../kernel/csv/read-csv.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { hasContentChanges } from '../../ledger/has-content-changes.ts'
import { openChange } from '../../ledger/ledger.ts'
import { removeFiles, sourceHash } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'
import { anySubmission } from '../../submissions/records/repository.ts'
import { changeSampleState, lockSampleState, sampleState } from './sample-state.ts'

export const sampleFolder = path.resolve('sample')

interface SampleSite {
  database: Database
  store: Store
}

export async function hasSample(db: Queries): Promise<boolean> {
  const state = await sampleState(db)
  return state === 'loading' || state === 'loaded'
}

/** @throws {HttpError} 409 if the site has a sample, and somebody has added or changed content */
export async function assertOnlySample(db: Queries): Promise<void> {
  if ((await hasSample(db)) && !(await isOnlySample(db))) {
    const message = 'The site has more than the sample, so nothing was removed'
    throw new HttpError(409, 'more_than_sample', message)
  }
}

/** Removes the sample. If a process is loading the sample, that process removes the sample. */
export async function declineSample(site: SampleSite): Promise<void> {
  const { db } = site.database
  const previousState = await db.transaction().execute(async (transaction) => {
    const state = await lockSampleState(transaction)
    if (state === 'loading' || state === 'loaded') await changeSampleState(transaction, 'declined')
    return state
  })
  if (previousState === 'loaded') await removeDeclined(site)
}

/** Removes a declined sample. If somebody has added or changed content, the sample stays. */
export async function removeDeclined({ database: { db }, store }: SampleSite): Promise<void> {
  if ((await sampleState(db)) !== 'declined') return
  const paths = await db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    if ((await lockSampleState(transaction)) !== 'declined') return []
    if (!(await isOnlySample(transaction))) {
      await changeSampleState(transaction, 'loaded')
      return []
    }
    const images = await everyImage(transaction)
    for (const species of await everySpecies(transaction)) {
      await removeSpecies(transaction, species, null, change.touch)
    }
    // The first picture of the school has the first code.
    await restartCodes(transaction)
    await changeSampleState(transaction, 'removed')
    await change.endUnlogged()
    return images.map(({ path }) => path)
  })
  // If this process stops here, a sweep removes the remaining files.
  for (const path of paths) await removeFiles(store, path)
}

/**
 * @returns whether every species and picture belongs to the sample, and nobody has submitted or changed content
 */
async function isOnlySample(db: Queries): Promise<boolean> {
  if ((await anySubmission(db)) || (await hasContentChanges(db))) return false
  const names = new Set(await namesOfSample())
  const species = await everySpecies(db)
  if (species.some(({ kind, name_key }) => !names.has(`${kind} ${name_key}`))) return false
  const hashes = await hashesOfSample()
  return (await everyImage(db)).every(({ source_hash }) => hashes.has(source_hash))
}

/** @returns whether the site has a species that does not belong to the sample */
export async function hasOwnSpecies(db: Queries): Promise<boolean> {
  const names = await namesOfSample()
  return anySpeciesBeside(
    db,
    names.map((name) => name.slice(name.indexOf(' ') + 1)),
  )
}

async function namesOfSample(): Promise<string[]> {
  const names: string[] = []
  const files: [Kind, string][] = [
    ['plant', 'plants.csv'],
    ['bird', 'birds.csv'],
  ]
  for (const [kind, file] of files) {
    for await (const { values } of readCsv(path.join(sampleFolder, file))) {
      names.push(`${kind} ${nameKey(values.latinName ?? '')}`)
    }
  }
  return names
}

async function hashesOfSample(): Promise<Set<string>> {
  const hashes = new Set<string>()
  for (const folder of ['photographs', 'artworks']) {
    for await (const { values } of readCsv(path.join(sampleFolder, `${folder}.csv`))) {
      const file = path.join(sampleFolder, folder, values.file ?? '')
      hashes.add(sourceHash(await readFile(file)))
    }
  }
  return hashes
}
