/** Makes the table that the key works on, for the pages and for the browser. */
import { setImmediate } from 'node:timers/promises'
import type { Character } from '../../contract/key/characters.ts'
import { parseCharacters } from '../../contract/key/coded-characters.ts'
import { valuesOf } from '../../contract/key/identify.ts'
import type { KeySpecies, KeyTable } from '../../contract/key/key-table.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { WalkWithSpecies } from '../../contract/schemas/walks.ts'
import type { PictureService } from '../catalogue/pictures/service.ts'
import { listCoded, monthsOfSpecies } from '../catalogue/repositories/coded-species.ts'
import type { Content } from '../content/site-content.ts'
import type { Database } from '../database/connection.ts'
import { keptByVersion } from '../database/kept-by-version.ts'
import { signedIn } from '../kernel/caller.ts'
import type { Handlers } from '../kernel/handlers.ts'
import { codeSpecies } from './code-species.ts'

interface Needs {
  database: Pick<Database, 'db' | 'dialect'>
  content: Pick<Content, 'characters'>
  pictures: PictureService
  walks: {
    /** @throws {HttpError} 404 for an unknown walk */
    one(key: string): Promise<{ walk: WalkWithSpecies }>
  }
}

export function keyHandlers({ database, content, pictures, walks }: Needs) {
  const { db } = database
  // Reading all species takes a while, so the table is kept until the species or the questions change.
  const tablesOf = (characters: readonly Character[]) => ({
    characters,
    kept: keptByVersion<KeyTable>(db),
  })
  let tables = tablesOf(content.characters().characters)

  async function makeTable(kind: Kind, all: readonly Character[]): Promise<KeyTable> {
    const characters = all
      .filter((character) => character.kind === kind)
      .map(({ kind: _kind, ...character }) => character)
    const months = await monthsOfSpecies(db, kind)
    const species: KeySpecies[] = []
    for await (const rows of listCoded(database, kind)) {
      const covers = await pictures.coversOf(
        kind,
        rows.map(({ latinName }) => latinName),
      )
      for (const { id, latinName, commonName, chineseName, characters: coded } of rows) {
        const cover = covers.get(latinName)
        species.push({
          ...{ latinName, commonName, chineseName },
          picture: cover ? { path: cover.path, width: cover.width, height: cover.height } : null,
          values: valuesOf(characters, parseCharacters(coded) ?? new Map()),
          months: months.get(id) ?? 0,
        })
      }
      await setImmediate()
    }
    return { kind, characters, species, walk: null }
  }

  /** @returns the table of a kind, with the species of a walk alone */
  async function onWalk(table: KeyTable, walkKey: string): Promise<KeyTable> {
    const { key, name, stops } = (await walks.one(walkKey)).walk
    const here = new Set(
      stops.flatMap(({ species }) =>
        species.flatMap(({ kind, latinName }) => (kind === table.kind ? [latinName] : [])),
      ),
    )
    const species = table.species.filter(({ latinName }) => here.has(latinName))
    return { ...table, species, walk: { key, name } }
  }

  return {
    async codeSpecies(input, caller) {
      const { characters } = content.characters()
      const changeId = await codeSpecies(database, signedIn(caller), input, characters)
      return { message: 'Updated', changeId }
    },
    keyQuestions: async () => ({ characters: content.characters().characters }),
    keyTable: async ({ kind, walk }) => {
      const { characters } = content.characters()
      if (characters !== tables.characters) tables = tablesOf(characters)
      const table = await tables.kept(kind, '', () => makeTable(kind, characters))
      return walk === undefined ? table : onWalk(table, walk)
    },
  } satisfies Partial<Handlers>
}
