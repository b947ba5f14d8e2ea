/** Warns that the species may already exist. The member can still submit the form. */
import type { ReactNode } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import { type Names, profileAddress } from '../../../contract/names.ts'
import { m } from '../../paraglide/messages.js'
import { SpeciesNames } from '../../species/species-names.tsx'
import styles from '../form/name-note.module.css'
import type { Resemblance } from './resemblance.ts'

interface ResemblanceNoteProps {
  kind: Kind
  /** The name whose field is above the note, if the note is in a form. The note is empty if another name matched. */
  below?: keyof Names
  resemblance: Resemblance
  /** @returns the action for one of the species */
  action?: (names: Names) => ReactNode
}

export function ResemblanceNote({ kind, below, resemblance, action }: ResemblanceNoteProps) {
  const { same, near, by } = resemblance
  const isBelowOtherName = below !== undefined && below !== by
  const similarSpecies = same ? [same] : near
  const shownSpecies = isBelowOtherName ? [] : similarSpecies
  return (
    // The region is rendered from the start, because screen readers announce only changes in an existing region.
    <div role="status">
      {shownSpecies.length > 0 && (
        <div className={styles.note} data-below={below}>
          <p>{same ? m.profile_form_same() : m.profile_form_near()}</p>
          <ul>
            {shownSpecies.map((names) => (
              <li key={names.latinName}>
                <ProfileLink kind={kind} names={names} />
                {action?.(names)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Links to the profile in a new tab, so that the form stays. */
function ProfileLink({ kind, names }: { kind: Kind; names: Names }) {
  return (
    <a href={profileAddress(kind, names.latinName)} target="_blank" rel="noreferrer">
      <SpeciesNames names={names} as="entry" />
      <span className="visually-hidden">{m.form_new_tab()}</span>
    </a>
  )
}
