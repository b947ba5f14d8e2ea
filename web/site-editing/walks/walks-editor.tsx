/** Renders the editor of walks.yaml: the map of the campus and all walks on the map. */
import type { WalksSource } from '../../../contract/schemas/content.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { addressFrom, type EditorProps, emptyText, problemsWithin } from '../fields/editor.ts'
import { EntryList } from '../fields/entry-list.tsx'
import { MapFields } from './map-fields.tsx'
import type { WalkSource } from './place-points.ts'
import { WalkFields } from './walk-fields.tsx'

interface WalksEditorProps extends EditorProps<WalksSource> {
  call: SignedInCall
}

export function WalksEditor({ value, onChange, problems, call }: WalksEditorProps) {
  const { map, walks = [] } = value
  const newWalk = (): WalkSource => {
    const key = addressFrom('', walks)
    return { key, name: emptyText, minutes: 30, metres: 1000, text: emptyText, stops: [] }
  }
  return (
    <div className="editor">
      <MapFields
        value={map}
        onChange={(next) => onChange(next ? { ...value, map: next } : { walks })}
        problems={problemsWithin(problems, 'map')}
        call={call}
      />
      <section className="part" aria-labelledby="site-walks">
        <h2 id="site-walks">{m.site_edit_walks()}</h2>
        <EntryList
          entries={walks}
          onChange={(next) => onChange({ ...value, walks: next })}
          make={newWalk}
          addLabel={m.site_edit_add_walk()}
          nameOf={({ name }, index) =>
            name[getLocale()] || name.en || name.zh || m.site_edit_walk({ number: index + 1 })
          }
          hasProblem={(index) => Object.keys(problemsWithin(problems, 'walks', index)).length > 0}
        >
          {(walk, change, index) => (
            <WalkFields
              value={walk}
              onChange={change}
              problems={problemsWithin(problems, 'walks', index)}
              map={map}
              others={walks.toSpliced(index, 1)}
              call={call}
            />
          )}
        </EntryList>
      </section>
    </div>
  )
}
