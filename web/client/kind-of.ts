/** Reads and writes the kind of a species, which the wire calls `dbType`. No other page code uses that name. */
import type { Kind } from '../../contract/kinds.ts'

/**
 * @param answer the answer about a species, or about its picture, pair or submission
 * @returns the kind of the species
 */
export function kindOf<Answer extends { dbType?: Kind | undefined }>(
  answer: Answer,
): Answer['dbType'] {
  return answer.dbType
}

/** @returns the part of a call's input that names the kind */
export function kindToSend(kind: Kind): { dbType: Kind } {
  return { dbType: kind }
}
