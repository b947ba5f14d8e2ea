/** Presents the subject of a ledger entry on the wire and in CSV files. */
import type { Kind } from '../../contract/kinds.ts'
import type { Subject as WireSubject } from '../../contract/schemas/activity.ts'

/** The subject of an entry, as stored. */
export type Subject = Omit<WireSubject, 'dbType' | 'chineseName' | 'commonName'> & {
  speciesKind?: Kind | undefined
}

/** @param stored JSON of a `Subject` @returns the subject on the wire */
export function presentSubject(stored: string): WireSubject {
  const { speciesKind, ...subject } = JSON.parse(stored) as Subject
  return { ...subject, ...(speciesKind && { dbType: speciesKind }) }
}

/** @returns the kind of the species; undefined for a subject that is not about a species */
export const kindOfSubject = ({ dbType }: WireSubject) => dbType

/** @returns the cells of a subject in `activity.csv`, in the order of `subjectColumns` */
export function subjectCells(subject: WireSubject): string[] {
  const { kind, dbType = '', name = '', count = '', note = '' } = subject
  return [kind, dbType, name, String(count), note]
}

export const subjectColumns = ['kind', 'dbType', 'name', 'count', 'note']
