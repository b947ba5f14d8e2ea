/** Shows the list of a species field, as wide as the field. */
import { Combobox } from '@base-ui/react/combobox'
import type { RefObject } from 'react'
import { m } from '../paraglide/messages.js'
import { MatchedName } from '../search/matched-name.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import type { ListedSpecies, SpeciesList } from './listed-species.ts'
import styles from './species-picker.module.css'

interface SpeciesPickerListProps extends Pick<SpeciesList, 'state' | 'found'> {
  /** The element that contains the field and the list. A dialog would cover a list outside the dialog. */
  container: RefObject<HTMLElement | null>
}

const statusWords = {
  failed: m.picker_failed,
  unready: m.loading,
  blank: m.picker_type,
  ready: undefined,
}

export function SpeciesPickerList({ container, state, found }: SpeciesPickerListProps) {
  const matched = new Map(found.map((each) => [each.names, each.matched]))
  return (
    <Combobox.Portal container={container}>
      <Combobox.Positioner
        className={styles.positioner}
        sideOffset={4}
        // A press must not move the focus away from the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {/* The list is in a plain element, because Combobox.Popup hides other content from assistive technology. */}
        <div className={styles.popup}>
          <Combobox.Status className={styles.status}>{statusWords[state]?.()}</Combobox.Status>
          <Combobox.Empty className={styles.status}>
            {state === 'ready' && m.search_none()}
          </Combobox.Empty>
          <Combobox.List className={styles.list}>
            {(species: ListedSpecies) => (
              <Combobox.Item
                key={`${species.kind} ${species.latinName}`}
                value={species}
                className={styles.item}
              >
                <SpeciesNames names={species} as="entry" />
                <MatchedName matched={matched.get(species)} />
                {species.isNew && <small className={styles.own}>{m.picker_own_new()}</small>}
              </Combobox.Item>
            )}
          </Combobox.List>
        </div>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
