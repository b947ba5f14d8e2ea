/** Defines the interface of a list of names on a search thread. */
import type { Kind } from '../../contract/kinds.ts'
import type { FurtherNames } from '../catalogue/repositories/names/further.ts'
import type { NameList } from './name-lists.ts'
import type { Answer, Request } from './search-worker.ts'

export interface KnownList {
  version: number
  query(request: Request): Promise<Answer>
}

export interface KnownLists {
  /** @returns the list in this version or a later version; in an earlier version only if `mayBeOlder` is set */
  of(kind: Kind, list: NameList, mayBeOlder: boolean): Promise<KnownList>
  close(): Promise<void>
}

export type ReadFurtherNames = (kind: Kind) => AsyncIterable<FurtherNames[]>
