/** A list of names as it is known on a search thread. */
import type { Kind } from '../../contract/kinds.ts'
import type { FurtherNames } from '../catalogue/repositories/further-names.ts'
import type { NameList } from './name-lists.ts'
import type { Answer, Asked } from './search-worker.ts'

export interface KnownList {
  version: number
  ask(asked: Asked): Promise<Answer>
}

export interface KnownLists {
  /** The list of that version or of a later one; of an earlier one too where that will do. */
  of(kind: Kind, list: NameList, mayBeOlder: boolean): Promise<KnownList>
  close(): Promise<void>
}

export type ReadFurtherNames = (kind: Kind) => AsyncIterable<FurtherNames[]>
