/** Defines the input and the findings of a check. */
import type { Database } from '../database/connection.ts'
import type { OnProgress } from '../kernel/own-process.ts'
import type { Store } from '../media/store/store.ts'

export interface Site {
  database: Database
  store: Store
  /** Receives the progress for each picture, before the check reads the files of the picture. */
  onProgress?: OnProgress | undefined
}

/** The check of `every-finding.ts` that found the problem. */
export type FindingKind = 'counter' | 'reference' | 'hidden' | 'picture' | 'schoolFile' | 'file'

export interface Finding {
  /** A sentence for the operator that names the broken row or file and its problem. */
  problem: string
  /** @returns a description of the repair; undefined if no repair was possible */
  repair(): Promise<string | undefined>
}
