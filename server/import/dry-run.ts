/**
 * The steps of a dry run, which write nothing. Each row is checked against the recorded data and against the
 * rows before it.
 */
import type { Kind } from '../../contract/kinds.ts'
import { nameKey } from '../../contract/names.ts'
import { hasRights } from '../catalogue/pictures/rights.ts'
import { findCreation } from '../catalogue/repositories/creations.ts'
import { lacksRights } from '../catalogue/repositories/picture-rights.ts'
import { findBySource } from '../catalogue/repositories/pictures.ts'
import { findSpecies } from '../catalogue/repositories/species.ts'
import type { Queries } from '../database/connection.ts'
import { decode, importFormats } from '../media/decoding/decode.ts'
import { sourceHash } from '../media/intake.ts'
import { missingFields } from './keep-species.ts'
import type { Outcome } from './report.ts'
import { type ArtworkRow, BadRow, type PictureRow } from './rows.ts'
import { rightsIn, type Steps, wording } from './steps.ts'

export function dryRunSteps(db: Queries): Steps {
  const planned = new Set<string>()

  /** @returns true for a new key, false for a repeated one. */
  function plan(...parts: string[]): boolean {
    const key = parts.join(' ')
    if (planned.has(key)) return false
    planned.add(key)
    return true
  }

  /** The id of a recorded picture, or the key of a planned one. */
  async function find(table: 'picture' | 'artwork', latinName: string, hash: string) {
    const species = await findSpecies(db, 'plant', latinName)
    const recorded = species && (await findBySource(db, table, species.id, hash))
    const key = imageKey(table, 'plant', latinName, hash)
    return recorded?.id ?? (planned.has(key) ? key : undefined)
  }

  async function image(
    table: 'picture' | 'artwork',
    row: PictureRow | ArtworkRow,
    bytes: Uint8Array,
  ): Promise<Outcome> {
    const { kind, latinName } = row
    const species = await findSpecies(db, kind, latinName)
    if (!species && !planned.has(speciesKey(kind, latinName))) {
      throw new BadRow(wording.unknownSpecies(kind, latinName))
    }
    const hash = sourceHash(bytes)
    const known = species && (await findBySource(db, table, species.id, hash))
    if (known) {
      const completed = hasRights(rightsIn(row)) && (await lacksRights(db, table, known.id))
      return completed ? 'completed' : 'unchanged'
    }
    await decode(bytes, importFormats)
    return plan(imageKey(table, kind, latinName, hash)) ? 'added' : 'unchanged'
  }

  return {
    async species(kind, { record }) {
      const known = await findSpecies(db, kind, record.latinName)
      if (known)
        return Object.keys(missingFields(known, record)).length > 0 ? 'completed' : 'unchanged'
      return plan(speciesKey(kind, record.latinName)) ? 'added' : 'unchanged'
    },

    picture: (row, bytes) => image('picture', row, bytes),
    artwork: (row, bytes) => image('artwork', row, bytes),

    async creation({ latinName }, photograph, artwork) {
      const recorded = await findSpecies(db, 'plant', latinName)
      if (!recorded && !planned.has(speciesKey('plant', latinName))) {
        throw new BadRow(wording.unknownSpecies('plant', latinName))
      }
      const picture = await find('picture', latinName, sourceHash(photograph))
      const art = await find('artwork', latinName, sourceHash(artwork))
      if (!picture) throw new BadRow(wording.noPhotograph)
      if (!art) throw new BadRow(wording.noArtwork)
      if (await findCreation(db, picture, art)) return 'unchanged'
      return plan('creation', picture, art) ? 'added' : 'unchanged'
    },
  }
}

const speciesKey = (kind: Kind, latinName: string) => `${kind} ${nameKey(latinName)}`
const imageKey = (table: string, kind: Kind, latinName: string, hash: string) =>
  `${table} ${speciesKey(kind, latinName)} ${hash}`
