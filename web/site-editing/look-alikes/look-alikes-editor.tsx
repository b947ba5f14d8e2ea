/** Renders the editor of look-alikes.yaml: the pairs of easily confused species. */

import { kindNames } from '../../../contract/kinds.ts'
import type { LookAlikesSource } from '../../../contract/school/look-alikes.ts'
import { m } from '../../paraglide/messages.js'
import { LatinName } from '../../species/latin-name.tsx'
import { SpeciesPicker } from '../../species-picker/species-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { BothLanguages } from '../fields/both-languages.tsx'
import { type EditorProps, emptyText, problemOf, problemsWithin } from '../fields/editor.ts'
import { EntryList } from '../fields/entry-list.tsx'
import { ProposedPairs } from './proposed-pairs.tsx'

type Pair = LookAlikesSource['pairs'][number]

export function LookAlikesEditor({ value, onChange, problems }: EditorProps<LookAlikesSource>) {
  const { pairs = [] } = value
  return (
    <div className="editor">
      <EntryList
        entries={pairs}
        onChange={(next) => onChange({ pairs: next })}
        make={(): Pair => ({ first: '', second: '', difference: emptyText })}
        addLabel={m.site_edit_add_pair()}
        nameOf={({ first, second }) =>
          [first, second].filter(Boolean).join(' – ') || m.site_edit_unnamed()
        }
        hasProblem={(index) => Object.keys(problemsWithin(problems, 'pairs', index)).length > 0}
      >
        {(pair, change, index) => {
          const pairProblems = problemsWithin(problems, 'pairs', index)
          return (
            <>
              <OneSpecies
                label={m.site_edit_pair_first()}
                name={pair.first}
                onChange={(first) => change({ ...pair, first })}
                error={problemOf(pairProblems, 'first')}
              />
              <OneSpecies
                label={m.site_edit_pair_second()}
                name={pair.second}
                onChange={(second) => change({ ...pair, second })}
                error={problemOf(pairProblems, 'second')}
              />
              <BothLanguages
                label={m.site_edit_difference()}
                rows={3}
                value={pair.difference}
                onChange={(difference) => change({ ...pair, difference })}
                problems={problemsWithin(pairProblems, 'difference')}
              />
            </>
          )
        }}
      </EntryList>
      <ProposedPairs
        listedPairs={pairs}
        onAdd={(pair) => onChange({ pairs: [...pairs, { ...pair, difference: emptyText }] })}
      />
    </div>
  )
}

interface OneSpeciesProps {
  label: string
  name: string
  onChange: (name: string) => void
  error: string | undefined
}

/** Renders the field of one species of a pair. look-alikes.yaml contains the Latin name of the species. */
function OneSpecies({ label, name, onChange, error }: OneSpeciesProps) {
  if (name === '') {
    return (
      <SpeciesPicker
        kinds={kindNames}
        label={label}
        error={error}
        value={null}
        onChange={(chosen) => chosen && onChange(chosen.latinName)}
      />
    )
  }
  return (
    <div className="part">
      <p>
        {label}: <LatinName name={name} />{' '}
        <Button onClick={() => onChange('')}>{m.site_edit_pair_change()}</Button>
      </p>
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
