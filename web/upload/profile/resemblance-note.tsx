/** Says calmly that what is being added may be there already, and where. */
import type { Kind } from '../../../contract/kinds.ts'
import { type Names, profileAddress } from '../../../contract/names.ts'
import { m } from '../../paraglide/messages.js'
import { SpeciesNames } from '../../species/species-names.tsx'
import styles from '../form.module.css'
import type { Resemblance } from './resemblance.ts'

export function ResemblanceNote({ kind, found }: { kind: Kind; found: Resemblance }) {
  const shown = found.same ? [found.same] : found.near
  return (
    // There from the start: only then is it sure to be said when something comes into it.
    <div role="status">
      {shown.length > 0 && (
        <div className={styles.note}>
          <p>{found.same ? m.profile_form_same() : m.profile_form_near()}</p>
          <ul>
            {shown.map((names) => (
              <li key={names.latinName}>
                <ElsewhereLink kind={kind} names={names} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** In a tab of its own: the form stays as it is. */
function ElsewhereLink({ kind, names }: { kind: Kind; names: Names }) {
  return (
    <a href={profileAddress(kind, names.latinName)} target="_blank" rel="noreferrer">
      <SpeciesNames names={names} as="entry" />
      <span className="visually-hidden">{m.form_new_tab()}</span>
    </a>
  )
}
