/** Defines the rights of pictures and the school's rules about rights, and converts rights to columns. */
import type { OfferedLicence } from '../../../contract/rights/licences.ts'
import type { PupilCredit } from '../../../contract/rights/pupil-credit.ts'
import type { RightsColumns } from '../../database/tables/rights-columns.ts'

export interface Rights {
  licence: string
  rightsHolder: string
  credit: string
  source: string
}

export const noRights: Rights = { licence: '', rightsHolder: '', credit: '', source: '' }

/** @returns whether any right is stated */
export const hasRights = ({ licence, rightsHolder, credit, source }: Partial<Rights>) =>
  Boolean(licence || rightsHolder || credit || source)

/** The rules of the school about the rights of its pictures. */
export interface RightsPolicy {
  /** Applies to pictures without a licence. */
  defaultLicence: OfferedLicence
  /** The name that visitors read as the author of a picture that a pupil submitted. */
  creditPupils: PupilCredit
}

/** @returns only the columns of the given rights */
export function rightsColumns(rights: { [Field in keyof Rights]?: string | undefined }) {
  const { licence, rightsHolder: rights_holder, credit, source } = rights
  const columns = Object.entries({ licence, rights_holder, credit, source })
  return Object.fromEntries(
    columns.filter(([, value]) => value !== undefined),
  ) as Partial<RightsColumns>
}
