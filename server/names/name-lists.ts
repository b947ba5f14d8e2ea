/**
 * The names of each kind, kept in memory and read again when their version has moved. A page thus
 * costs the same with 300 species or 100,000: one small query for the version.
 */

import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import type { Queries } from '../database/connection.ts'
import { lasting } from '../http/compression.ts'
import { keptByVersion } from '../species/kept-by-version.ts'
import { listNames } from '../species/repository.ts'
import { etagOf } from './etag.ts'

export interface NameList {
  version: number
  /** In the glossary's order: by letter, then by Latin name. */
  names: (Names & { letter: string })[]
  /** The answer of `/searchNames`, serialised once. */
  body: Buffer
  /** Its HTTP entity tag, made once too. */
  etag: string
}

export interface NameLists {
  of(kind: Kind): Promise<NameList>
}

export function openNameLists(db: Queries): NameLists {
  const kept = keptByVersion<NameList>(db)
  return {
    of: (kind) =>
      kept(kind, 'names', async (version) => makeNameList(version, await listNames(db, kind))),
  }
}

function makeNameList(version: number, names: NameList['names']): NameList {
  const returnNames = names.map(({ latinName, commonName, chineseName }) => ({
    latinName,
    commonName,
    chineseName,
  }))
  const body = lasting(JSON.stringify({ returnNames, numOfPlants: names.length }))
  return { version, names, body, etag: etagOf(body) }
}
