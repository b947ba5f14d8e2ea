/**
 * Shows the filter of the activity, and a link to download the activity. The form is sent with GET, so the filter is in
 * the address. On a narrow screen without a filter, the form is closed.
 */
import { Form } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import styles from '../administration.module.css'
import { actionNames, actionWords, subjectKinds, subjectKindWords } from '../subject-words.tsx'
import ownStyles from './activity.module.css'

interface ActivityFilterProps {
  filter: Partial<Record<'username' | 'action' | 'kind' | 'species' | 'from' | 'to', string>>
}

export function ActivityFilter({ filter }: ActivityFilterProps) {
  const key = JSON.stringify(filter)
  return (
    <>
      <details key={key} className={ownStyles.filter} open={Object.keys(filter).length > 0}>
        <summary>{m.activity_filter()}</summary>
        <Form className={styles.filter}>
          <Field
            label={m.account_username()}
            name="username"
            defaultValue={filter.username}
            autoComplete="off"
            autoCapitalize="none"
          />
          <Select
            label={m.activity_action()}
            name="action"
            defaultValue={filter.action ?? ''}
            placeholder={m.activity_any()}
            options={actionNames.map((action) => ({ value: action, label: actionWords(action) }))}
          />
          <Select
            label={m.activity_kind()}
            name="kind"
            defaultValue={filter.kind ?? ''}
            placeholder={m.activity_any()}
            options={subjectKinds.map((kind) => ({ value: kind, label: subjectKindWords(kind) }))}
          />
          <Field
            label={m.activity_species()}
            name="species"
            defaultValue={filter.species}
            autoComplete="off"
          />
          <Field label={m.activity_from()} name="from" type="date" defaultValue={filter.from} />
          <Field label={m.activity_to()} name="to" type="date" defaultValue={filter.to} />
          <Button type="submit" look="main">
            {m.activity_show()}
          </Button>
        </Form>
      </details>
      <p>
        <a href={`/api/activity.csv?${new URLSearchParams(filter)}`} download>
          {m.activity_download()}
        </a>
      </p>
    </>
  )
}
