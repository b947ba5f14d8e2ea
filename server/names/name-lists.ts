/**
 * Caches the names of each kind in memory, and rereads the names when their version has risen. A page then needs only
 * one small query for the version, even with 100,000 species.
 */

import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import { listNames } from '../catalogue/repositories/species.ts'
import { cachedByVersion } from '../database/cached-by-version.ts'
import type { Queries } from '../database/connection.ts'
import { namesOf } from '../database/versions.ts'
import { createEtagHash } from '../kernel/caching/etag.ts'
import { LastingBytes } from '../kernel/caching/lasting-bytes.ts'

export interface NameList {
  version: number
  /** All names in the order of the glossary, by letter, then by Latin name. */
  names: (Names & { letter: string })[]
  /** The answer of `/searchNames` or `/searchBirdNames`, serialised once. */
  body: LastingBytes
  /** The HTTP entity tag of `body`. */
  etag: string
}

export interface NameLists {
  of(kind: Kind): Promise<NameList>
}

export function openNameLists(db: Queries): NameLists {
  const cachedLists = cachedByVersion<NameList>(db, namesOf)
  return {
    of: (kind) => cachedLists(kind, 'names', (version) => readNameList(db, kind, version)),
  }
}

/** Reads and serialises the names in parts, because a large list would block other requests. */
async function readNameList(db: Queries, kind: Kind, version: number): Promise<NameList> {
  const names: NameList['names'] = []
  const parts: Buffer[] = []
  const tag = createEtagHash()
  const write = (text: string) => {
    const bytes = Buffer.from(text)
    parts.push(bytes)
    tag.add(bytes)
  }
  write('{"returnNames":[')
  for await (const part of listNames(db, kind)) {
    const separator = names.length > 0 && part.length > 0 ? ',' : ''
    const partNames = part.map(({ letter: _, ...names }) => names)
    write(`${separator}${JSON.stringify(partNames).slice(1, -1)}`)
    names.push(...part)
  }
  write(`],"numOfPlants":${names.length}}`)
  return { version, names, body: new LastingBytes(Buffer.concat(parts)), etag: tag.etag() }
}
