/** Renders the editor of characters.yaml: the questions of the key. */
import type { CharacterSource, CharactersSource } from '../../../contract/key/characters.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { addressFrom, type EditorProps, emptyText, problemsWithin } from '../fields/editor.ts'
import { EntryList } from '../fields/entry-list.tsx'
import { CharacterFields, newChoice } from './character-fields.tsx'

export function CharactersEditor({ value, onChange, problems }: EditorProps<CharactersSource>) {
  const { characters = [] } = value
  const newCharacter = (): CharacterSource => ({
    key: addressFrom('', characters),
    kind: 'plant',
    name: emptyText,
    question: emptyText,
    ease: 3,
    choices: [newChoice([]), newChoice([newChoice([])])],
  })
  return (
    <div className="editor">
      <p className="hint">{m.site_edit_choices_hint()}</p>
      <EntryList
        entries={characters}
        onChange={(next) => onChange({ characters: next })}
        make={newCharacter}
        addLabel={m.site_edit_add_character()}
        nameOf={({ name }) => name[getLocale()] || name.en || name.zh || m.site_edit_unnamed()}
        hasProblem={(index) =>
          Object.keys(problemsWithin(problems, 'characters', index)).length > 0
        }
      >
        {(character, change, index) => (
          <CharacterFields
            value={character}
            onChange={change}
            problems={problemsWithin(problems, 'characters', index)}
            others={characters.toSpliced(index, 1)}
          />
        )}
      </EntryList>
    </div>
  )
}
