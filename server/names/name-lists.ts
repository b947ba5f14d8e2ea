/**
 * The names of each kind, kept in memory and read again when their version has moved. A page thus
 * costs the same with 300 species or 100,000: one small query for the version.
 */

import { createHash } from 'node:crypto'
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import type { Queries } from '../database/connection.ts'
import { listNames, readVersion } from '../species/repository.ts'

export interface NameList {
  version: number
  /** In the glossary's order: by letter, then by Latin name. */
  names: (Names & { letter: string })[]
  /** The answer of `/searchNames`, serialised once. */
  json: string
  /** Its HTTP entity tag, made once too. */
  etag: string
}

export interface NameLists {
  of(kind: Kind): Promise<NameList>
}

export function openNameLists(db: Queries): NameLists {
  const kept = new Map<Kind, NameList>()
  const loading = new Map<string, Promise<NameList>>()

  async function load(kind: Kind, version: number): Promise<NameList> {
    const list = makeNameList(version, await listNames(db, kind))
    kept.set(kind, list)
    return list
  }

  return {
    async of(kind) {
      const version = await readVersion(db, kind)
      const known = kept.get(kind)
      if (known?.version === version) return known
      // Many requests that meet a new version read the names once.
      const key = `${kind} ${version}`
      const pending = loading.get(key) ?? load(kind, version).finally(() => loading.delete(key))
      loading.set(key, pending)
      return pending
    },
  }
}

function makeNameList(version: number, names: NameList['names']): NameList {
  const returnNames = names.map(({ latinName, commonName, chineseName }) => ({
    latinName,
    commonName,
    chineseName,
  }))
  const json = JSON.stringify({ returnNames, numOfPlants: names.length })
  return { version, names, json, etag: etagOf(json) }
}

/** Weak, because the same answer travels compressed in several ways. */
function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}
