/** Renders the fields of one picture that override the shared values. An empty field uses the shared value. */

import { useState } from 'react'
import { type Kind, kinds } from '../../../../contract/kinds.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { uploadWords } from '../../form/upload-words.ts'
import type { QueueItem } from '../../queue/items/item.ts'
import type { Overrides, Values } from '../../queue/items/values.ts'
import type { PictureQueue } from '../../queue/picture-queue.ts'
import { OwnSpecies } from './own-species.tsx'
import styles from './own-values.module.css'
import { shownDate } from './picture-facts.tsx'
import { dateProblem } from './picture-problems.ts'
import { stageWord } from './stage-word.ts'

export interface OwnValuesProps {
  kind: Kind
  item: QueueItem
  common: Values
  queue: PictureQueue
  /**
   * The own species of the pictures in the form. If this picture has no own species, a button for each of these species
   * sets the species of this picture.
   */
  speciesSoFar: readonly string[]
}

export function OwnValues(props: OwnValuesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { fileName } = props.item
  return (
    <details className={styles.own} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.ownWord}>{m.pictures_own()}</span>
        <span className="visually-hidden"> {fileName}</span>
      </summary>
      {isOpen && <OwnFields {...props} />}
    </details>
  )
}

function OwnFields(props: OwnValuesProps) {
  const { kind, item, common, queue } = props
  const { id, fileName, overrides, exifDate } = item
  const change = (changes: Overrides) => queue.setOverrides(id, changes)
  const textProps = (name: 'photographer' | 'setting') => ({
    value: overrides[name] ?? '',
    placeholder: common[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  const sharedSection = kinds[kind].sections.find((each) => each === common.season)
  return (
    <fieldset className={styles.fields}>
      <legend className="visually-hidden">{m.pictures_own_legend({ name: fileName })}</legend>
      <OwnSpecies {...props} />
      <div className={styles.pair}>
        <Select
          label={uploadWords[kind].stageOrSeason()}
          value={overrides.season ?? ''}
          placeholder={
            sharedSection
              ? m.pictures_as_all({ value: stageWord(sharedSection) })
              : m.pictures_choose_one()
          }
          options={kinds[kind].sections.map((value) => ({ value, label: stageWord(value) }))}
          onChange={(event) => change({ season: event.target.value })}
        />
        <OwnDate date={overrides.date ?? ''} onChange={(date) => change({ date })} />
      </div>
      {exifDate && (common.date || overrides.date) && overrides.date !== exifDate && (
        <p>
          <Button onClick={() => change({ date: exifDate })}>
            {m.pictures_use_its_day({ date: shownDate(exifDate) })}
          </Button>
        </p>
      )}
      <div className={styles.pair}>
        <Field {...textProps('photographer')} label={m.gallery_by()} />
        <Field {...textProps('setting')} label={m.artwork_setting()} />
      </div>
    </fieldset>
  )
}

/** Renders a date field that reports an invalid date as empty. During typing, browsers report years such as 0202. */
function OwnDate({ date, onChange }: { date: string; onChange: (date: string) => void }) {
  const [typed, setTyped] = useState({ text: date, reportedDate: date })
  const text = typed.reportedDate === date ? typed.text : date
  const problem = text ? dateProblem(text) : undefined
  return (
    <Field
      label={m.pictures_date()}
      type="date"
      autoComplete="off"
      value={text}
      error={problem}
      onChange={({ target: { value } }) => {
        const reportedDate = value && !dateProblem(value) ? value : ''
        setTyped({ text: value, reportedDate })
        onChange(reportedDate)
      }}
    />
  )
}
