/** A subject of the ledger as the wire spells it. */
import type { Subject as WireSubject } from '../../contract/schemas/curation.ts'
import type { Subject } from './ledger.ts'

/** @param stored JSON of a `Subject` */
export function presentSubject(stored: string): WireSubject {
  const { speciesKind, ...subject } = JSON.parse(stored) as Subject
  return { ...subject, ...(speciesKind && { dbType: speciesKind }) }
}

/** The columns of a subject in `activity.csv`. */
export function subjectCells(subject: WireSubject): string[] {
  const { kind, dbType = '', name = '', count = '', note = '' } = subject
  return [kind, dbType, name, String(count), note]
}

export const subjectColumns = ['kind', 'dbType', 'name', 'count', 'note']
