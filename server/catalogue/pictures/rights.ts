/**
 * The rights of photographs and artworks: as a submission gives them, as rows, and on the wire. Visitors do not
 * see the places of sensitive species, nor the names of pupils if the school decides so.
 */
import {
  licenceAddress,
  licenceName,
  type OfferedLicence,
} from '../../../contract/rights/licences.ts'
import type { PupilCredit } from '../../../contract/rights/pupil-credit.ts'
import type { RightsShown } from '../../../contract/rights/rights-shapes.ts'
import type { Queries } from '../../database/connection.ts'
import type { RightsColumns } from '../../database/tables/rights-columns.ts'
import { type Caller, mayActAs } from '../../kernel/caller.ts'
import { sensitiveAmong } from '../repositories/selections.ts'
import { classesOfPupils } from '../repositories/senders.ts'

export interface Rights {
  licence: string
  rightsHolder: string
  credit: string
  source: string
}

export const noRights: Rights = { licence: '', rightsHolder: '', credit: '', source: '' }

/** Whether anything is known. */
export const hasRights = ({ licence, rightsHolder, credit, source }: Partial<Rights>) =>
  Boolean(licence || rightsHolder || credit || source)

/** What the school decides about the rights of its pictures. */
export interface RightsPolicy {
  /** Applies to pictures without a licence of their own. */
  defaultLicence: OfferedLicence
  /** What visitors read as the photographer or artist of a picture that a pupil sent. */
  creditPupils: PupilCredit
}

/** @returns only the columns of the given rights */
export function rightsColumns(rights: { [Field in keyof Rights]?: string | undefined }) {
  const { licence, rightsHolder: rights_holder, credit, source } = rights
  const given = Object.entries({ licence, rights_holder, credit, source })
  return Object.fromEntries(
    given.filter(([, value]) => value !== undefined),
  ) as Partial<RightsColumns>
}

export function presentRights(
  row: RightsColumns,
  caller: Caller,
  { defaultLicence }: RightsPolicy,
): RightsShown {
  const { licence: own, rights_holder: rightsHolder, credit, source } = row
  const licence = own || defaultLicence
  const name = licenceName(licence)
  return {
    licence,
    ...(name && { licenceName: name }),
    licenceAddress: licenceAddress(licence),
    ...(rightsHolder && { rightsHolder }),
    ...(credit && { credit }),
    ...(source && { source }),
    ...(mayActAs(caller, 'admin') && { ownLicence: own }),
  }
}

/** In both languages, because it stands in files and in texts of either. */
export const aPupil = 'A pupil 一位同学'

/** @param className empty for a pupil without a class */
export const aPupilOf = (className: string) =>
  className ? `A pupil of ${className} ${className}的一位同学` : aPupil

type Credited = { id: string } & ({ taken_by: string } | { artist: string })

/** @returns the rows; for visitors without the names of pupils. Imports and uploads of admins keep theirs. */
export async function creditedFor<Row extends Credited>(
  db: Queries,
  rows: Row[],
  caller: Caller,
  { creditPupils }: RightsPolicy,
): Promise<Row[]> {
  if (creditPupils === 'name' || mayActAs(caller, 'member')) return rows
  const classes = await classesOfPupils(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const className = classes.get(row.id)
    if (className === undefined) return row
    const author = creditPupils === 'class' ? aPupilOf(className) : aPupil
    return { ...row, ['artist' in row ? 'artist' : 'taken_by']: author }
  })
}

/** @returns the rows; for visitors without the locations of sensitive species */
export async function placedFor<Row extends { species_id: string; location: string }>(
  db: Queries,
  rows: Row[],
  caller: Caller,
): Promise<Row[]> {
  if (mayActAs(caller, 'member')) return rows
  const ids = await sensitiveAmong(
    db,
    rows.map(({ species_id }) => species_id),
  )
  if (ids.size === 0) return rows
  return rows.map((row) => (ids.has(row.species_id) ? { ...row, location: '' } : row))
}
