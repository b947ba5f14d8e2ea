/**
 * Renders the fields of one walk: its name, address, duration, length and text, and its stops in a list and on the map.
 */
import { useState } from 'react'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Field } from '../../ui/forms/field.tsx'
import { BothLanguages } from '../fields/both-languages.tsx'
import {
  addressFrom,
  type EditorProps,
  emptyText,
  problemOf,
  problemsWithin,
} from '../fields/editor.ts'
import { EntryList } from '../fields/entry-list.tsx'
import { MarkdownFields } from '../fields/markdown-fields.tsx'
import { useAddressFollows } from '../fields/use-address-follows.ts'
import type { MapSource, Point, StopSource, WalkSource } from './place-points.ts'
import { PlacingMap } from './placing-map.tsx'
import { StopFields } from './stop-fields.tsx'

interface WalkFieldsProps extends EditorProps<WalkSource> {
  map: MapSource | undefined
  /** The other walks. */
  others: readonly WalkSource[]
  call: SignedInCall
}

export function WalkFields({ value, onChange, problems, map, others, call }: WalkFieldsProps) {
  const [openStop, setOpenStop] = useState<number>()
  const followsName = useAddressFollows(value.key)
  const { stops } = value
  const change = (part: Partial<WalkSource>) => onChange({ ...value, ...part })
  const newStopAt = ([x, y]: Point): StopSource => {
    return { key: addressFrom('', stops), name: emptyText, x, y, species: [] }
  }

  function addOnMap(point: Point) {
    setOpenStop(stops.length)
    change({ stops: [...stops, newStopAt(point)] })
  }

  function removeOnMap(index: number) {
    setOpenStop(undefined)
    change({ stops: stops.toSpliced(index, 1) })
  }

  const renderNumberField = (name: 'minutes' | 'metres', label: string) => (
    <Field
      label={label}
      error={problemOf(problems, name)}
      type="number"
      inputMode="numeric"
      min={1}
      required
      value={value[name] || ''}
      onChange={({ currentTarget }) => change({ [name]: Number(currentTarget.value) })}
    />
  )

  return (
    <>
      <BothLanguages
        label={m.site_edit_name()}
        value={value.name}
        onChange={(name) =>
          change({ name, ...(followsName && { key: addressFrom(name.en, others) }) })
        }
        problems={problemsWithin(problems, 'name')}
      />
      <div className="row">
        <Field
          label={m.site_edit_address()}
          hint={m.site_edit_walk_address_hint({ key: value.key })}
          error={problemOf(problems, 'key')}
          value={value.key}
          onChange={({ currentTarget }) => change({ key: currentTarget.value })}
        />
        {renderNumberField('minutes', m.site_edit_minutes())}
        {renderNumberField('metres', m.site_edit_metres())}
      </div>
      <MarkdownFields
        label={m.site_edit_walk_text()}
        value={value.text}
        onChange={(text) => change({ text })}
        problems={problemsWithin(problems, 'text')}
        call={call}
      />
      <section className="part" aria-label={m.site_edit_stops()}>
        <h3>{m.site_edit_stops()}</h3>
        {problemOf(problems, 'stops') && <p className="problem">{problemOf(problems, 'stops')}</p>}
        {map ? (
          <PlacingMap
            map={map}
            stops={stops}
            onChange={(placedStops) => change({ stops: placedStops })}
            onAdd={addOnMap}
            chosen={openStop}
            onChoose={setOpenStop}
            onRemove={removeOnMap}
          />
        ) : (
          <p className="hint">{m.site_edit_no_map()}</p>
        )}
        <EntryList
          entries={stops}
          onChange={(next) => change({ stops: next })}
          make={() => newStopAt([50, 50])}
          addLabel={m.site_edit_add_stop()}
          nameOf={({ name }, index) =>
            name[getLocale()] || name.en || name.zh || m.site_edit_stop({ number: index + 1 })
          }
          hasProblem={(index) => Object.keys(problemsWithin(problems, 'stops', index)).length > 0}
          open={{ index: openStop, set: setOpenStop }}
        >
          {(stop, changeStop, index) => (
            <StopFields
              value={stop}
              onChange={changeStop}
              problems={problemsWithin(problems, 'stops', index)}
              others={stops.toSpliced(index, 1)}
              call={call}
            />
          )}
        </EntryList>
      </section>
    </>
  )
}
