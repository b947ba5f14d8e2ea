/**
 * Shows the result of comparing a form's Latin name with the reference, and offers names and values from the reference.
 */
import type { ReactNode } from 'react'
import type { ReferenceName } from '../../../contract/taxonomy/reference-shapes.ts'
import { withColon } from '../../language/marks.ts'
import { m } from '../../paraglide/messages.js'
import { LatinName } from '../../species/latin-name.tsx'
import { keepingFocus } from '../../ui/behaviour/keep-focus.ts'
import { Button } from '../../ui/button.tsx'
import noteStyles from '../form/name-note.module.css'
import {
  acceptedNameOf,
  type FormValues,
  isSameName,
  type OfferedValues,
  offeredValues,
} from './offered-values.ts'
import styles from './reference-note.module.css'
import type { CheckedName } from './use-name-check.ts'

interface ReferenceNoteProps {
  /** The values of the form by field. */
  values: FormValues
  checked: CheckedName | undefined
  /** The name of the reference with which the member completed a field. */
  matched: ReferenceName | undefined
  onTake: (values: OfferedValues) => void
}

export function ReferenceNote(props: ReferenceNoteProps) {
  const content = noteOf(props)
  return (
    // The region is rendered from the start, because screen readers announce only changes in an existing region.
    <div role="status">
      {content && (
        <div className={noteStyles.note} data-below="latinName">
          {content}
        </div>
      )}
    </div>
  )
}

function noteOf({ values, checked, matched, onTake }: ReferenceNoteProps): ReactNode {
  const { latinName = '' } = values
  const check = checked?.latinName === latinName ? checked.check : undefined
  if (check?.result === 'synonym' && check.accepted) {
    return (
      <>
        <p>{m.reference_synonym()}</p>
        <Choices names={[check.accepted]} onTake={onTake} />
      </>
    )
  }
  if (check?.result === 'unknown') {
    return (
      <>
        <p>{check.near.length > 0 ? m.reference_near() : m.reference_unknown()}</p>
        <Choices names={check.near} onTake={onTake} />
      </>
    )
  }
  const name = check?.name ?? (matched && isSameName(latinName, matched) ? matched : undefined)
  const offered = name && offeredValues(values, name)
  if (!offered) return undefined
  return (
    <>
      <p>{m.reference_has({ values: Object.values(offered).join('\u00a0· ') })}</p>
      <p>
        <Button onClick={keepingFocus(() => onTake(offered))}>{m.reference_fill()}</Button>
      </p>
    </>
  )
}

type ChoicesProps = Pick<ReferenceNoteProps, 'onTake'> & { names: readonly ReferenceName[] }

function Choices({ names, onTake }: ChoicesProps) {
  if (names.length === 0) return null
  return (
    <ul className={styles.choices}>
      {names.map((name) => (
        <li key={name.latinName + name.authorship}>
          <span>
            <LatinName name={name.latinName} /> {name.authorship}
          </span>
          <Button
            aria-label={withColon(m.reference_use(), name.latinName)}
            onClick={keepingFocus(() => onTake(acceptedNameOf(name)))}
          >
            {m.reference_use()}
          </Button>
        </li>
      ))}
    </ul>
  )
}
