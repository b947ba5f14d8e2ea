/** Gathers the species of a field guide, as visitors may see them. */
import { codeOf } from '../../contract/addresses/permanent-address.ts'
import type { CharactersContent } from '../../contract/key/characters.ts'
import { parseCharacters } from '../../contract/key/coded-characters.ts'
import { proseFields } from '../../contract/kinds.ts'
import type { GuideEntry } from '../../contract/learning/field-guide.ts'
import { guidePartSize } from '../../contract/limits.ts'
import type { PictureService } from '../catalogue/pictures/service.ts'
import { listSelectable } from '../catalogue/repositories/learning/learning.ts'
import { speciesById, textsOf } from '../catalogue/repositories/species.ts'
import { presentTaxon } from '../catalogue/species/present.ts'
import type { Content } from '../content/site-content.ts'
import type { Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { WalkService } from '../walks/service.ts'
import { selectedSpecies } from './selected-species.ts'

interface Needs {
  db: Queries
  walks: WalkService
  pictures: PictureService
  content: Pick<Content, 'characters'>
}

export function fieldGuideHandlers({ db, walks, pictures, content }: Needs) {
  const isSelected = selectedSpecies({ db, walks })

  async function entryOf(row: SpeciesTable): Promise<GuideEntry> {
    const { photograph, months } = await pictures.forGuide(row)
    const { characters = '', ...texts } = textsOf(row)
    const { kind, family } = row
    return {
      ...{ code: codeOf(row.id), kind, photograph, months },
      latinName: row.latin_name,
      commonName: row.common_name,
      chineseName: row.chinese_name,
      family: family ? presentTaxon(kind, 'family', family) : null,
      texts: proseFields.flatMap((field) => {
        const text = field === 'location' && row.is_sensitive ? '' : texts[field]
        return text ? [{ field, text }] : []
      }),
      characters: inWords(characters, content.characters(), row),
    }
  }

  return {
    async fieldGuide({ page, ...selection }) {
      const isAmong = await isSelected(selection)
      const ids = (await listSelectable(db)).filter(isAmong).map(({ id }) => id)
      const shown = ids.slice((page - 1) * guidePartSize, page * guidePartSize)
      const rows = new Map((await speciesById(db, shown)).map((row) => [row.id, row]))
      const entries: GuideEntry[] = []
      for (const id of shown) {
        const row = rows.get(id)
        if (row) entries.push(await entryOf(row))
      }
      return { entries, total: ids.length, pageSize: guidePartSize }
    },
  } satisfies Partial<Handlers>
}

/** @returns the described characters in the order of the school's file; choices that it no longer has are left out */
function inWords(
  coded: string,
  { characters }: CharactersContent,
  { kind }: SpeciesTable,
): GuideEntry['characters'] {
  const values = parseCharacters(coded) ?? new Map<string, string[]>()
  return characters
    .filter((character) => character.kind === kind)
    .map(({ key, name, choices }) => {
      const chosen = choices.filter((choice) => values.get(key)?.includes(choice.key))
      return { name, choices: chosen.map((choice) => choice.name) }
    })
    .filter(({ choices }) => choices.length > 0)
}
