/** Defines the interface of a list of names that a search thread can search. */
import type { Kind } from '../../contract/kinds.ts'
import type { FurtherNames } from '../catalogue/repositories/names/further.ts'
import type { NameList } from './name-lists.ts'
import type { Answer, Request } from './search-worker.ts'

export interface SearchableList {
  version: number
  query(request: Request): Promise<Answer>
}

export interface SearchableLists {
  /** @returns the list in this version or a later version; in an earlier version only if `mayBeOlder` is set */
  of(kind: Kind, list: NameList, mayBeOlder: boolean): Promise<SearchableList>
  close(): Promise<void>
}

export type ReadFurtherNames = (kind: Kind) => AsyncIterable<FurtherNames[]>
