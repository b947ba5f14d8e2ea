/**
 * Checks each row of a dry run against the recorded data and the earlier rows, and writes nothing.
 */
import type { Kind } from '../../contract/kinds.ts'
import { nameKey } from '../../contract/names.ts'
import { hasRights } from '../catalogue/pictures/rights.ts'
import { findCreation } from '../catalogue/repositories/creations.ts'
import { findSamePair } from '../catalogue/repositories/featured.ts'
import { lacksRights } from '../catalogue/repositories/picture-rights.ts'
import { findBySource } from '../catalogue/repositories/pictures.ts'
import { findSpecies } from '../catalogue/repositories/species.ts'
import type { Queries } from '../database/connection.ts'
import { decode, importFormats } from '../media/decoding/decode.ts'
import { sourceHash } from '../media/intake.ts'
import { missingFields } from './import-species.ts'
import type { Outcome } from './report.ts'
import {
  type ArtworkRow,
  BadRow,
  type CreationRow,
  type FeaturedRow,
  type PictureRow,
} from './rows.ts'
import { problemTexts, rightsIn, type Steps } from './steps.ts'

/** @returns steps that report the outcome of each row without storing the row */
export function dryRunSteps(db: Queries): Steps {
  const planned = new Set<string>()

  /** @returns true for a new key, false for a repeated key */
  function plan(...parts: string[]): boolean {
    const key = parts.join(' ')
    if (planned.has(key)) return false
    planned.add(key)
    return true
  }

  /** @returns the id of a recorded picture, or the key of a planned picture; undefined if neither exists */
  async function findImage(
    table: 'picture' | 'artwork',
    { kind, latinName }: CreationRow | FeaturedRow,
    hash: string,
  ) {
    const species = await findSpecies(db, kind, latinName)
    const recorded = species && (await findBySource(db, table, species.id, hash))
    const key = imageKey(table, kind, latinName, hash)
    return recorded?.id ?? (planned.has(key) ? key : undefined)
  }

  async function pairOf(
    row: CreationRow | FeaturedRow,
    photograph: string | null,
    artwork: string,
  ): Promise<[string | null, string]> {
    const { kind, latinName } = row
    const recorded = await findSpecies(db, kind, latinName)
    if (!recorded && !planned.has(speciesKey(kind, latinName))) {
      throw new BadRow(problemTexts.unknownSpecies(kind, latinName))
    }
    const picture = photograph && (await findImage('picture', row, photograph))
    const art = await findImage('artwork', row, artwork)
    if (photograph && !picture) throw new BadRow(problemTexts.noPhotograph)
    if (!art) throw new BadRow(problemTexts.noArtwork)
    return [picture || null, art]
  }

  async function checkImage(
    table: 'picture' | 'artwork',
    row: PictureRow | ArtworkRow,
    bytes: Uint8Array,
  ): Promise<Outcome> {
    const { kind, latinName } = row
    const species = await findSpecies(db, kind, latinName)
    if (!species && !planned.has(speciesKey(kind, latinName))) {
      throw new BadRow(problemTexts.unknownSpecies(kind, latinName))
    }
    const hash = row.sourceHash || sourceHash(bytes)
    const recorded = species && (await findBySource(db, table, species.id, hash))
    if (recorded) {
      const isCompleted = hasRights(rightsIn(row)) && (await lacksRights(db, table, recorded.id))
      return isCompleted ? 'completed' : 'unchanged'
    }
    await decode(bytes, importFormats)
    return plan(imageKey(table, kind, latinName, hash)) ? 'added' : 'unchanged'
  }

  return {
    async species(kind, { record }) {
      const species = await findSpecies(db, kind, record.latinName)
      if (species)
        return Object.keys(missingFields(species, record)).length > 0 ? 'completed' : 'unchanged'
      return plan(speciesKey(kind, record.latinName)) ? 'added' : 'unchanged'
    },

    picture: (row, bytes) => checkImage('picture', row, bytes),
    artwork: (row, bytes) => checkImage('artwork', row, bytes),

    async creation(row, photograph, artwork) {
      const [picture, art] = await pairOf(row, photograph, artwork)
      if (await findCreation(db, picture, art)) return 'unchanged'
      return plan('creation', picture ?? '', art) ? 'added' : 'unchanged'
    },

    async featured(row, photograph, artwork) {
      const [picture, art] = await pairOf(row, photograph, artwork)
      if (picture && (await findSamePair(db, picture, art)).length > 0) return 'unchanged'
      return plan('featured', picture ?? '', art) ? 'added' : 'unchanged'
    },
  }
}

const speciesKey = (kind: Kind, latinName: string) => `${kind} ${nameKey(latinName)}`
const imageKey = (table: string, kind: Kind, latinName: string, hash: string) =>
  `${table} ${speciesKey(kind, latinName)} ${hash}`
