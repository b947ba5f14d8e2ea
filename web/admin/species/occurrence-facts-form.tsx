/**
 * Shows a form in which admins edit facts about a species. The facts are whether the place of the species is withheld,
 * how the species came to the campus, and the degree of establishment.
 */
import { type FormEvent, useState } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import {
  type EstablishmentDegree,
  type EstablishmentMeans,
  establishmentDegrees,
  establishmentMeans,
} from '../../../contract/taxonomy/establishment.ts'
import type { OccurrenceFacts } from '../../../contract/taxonomy/occurrence-facts.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { post } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ScriptedForm } from '../../ui/forms/scripted-form.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { administrationFailure } from '../failure-words.ts'
import styles from './occurrence-facts-form.module.css'

interface OccurrenceFactsFormProps {
  kind: Kind
  name: string
  facts: OccurrenceFacts
  call: SignedInCall
}

const meansLabels: Record<EstablishmentMeans, () => string> = {
  native: m.facts_means_native,
  introduced: m.facts_means_introduced,
  vagrant: m.facts_means_vagrant,
  uncertain: m.facts_means_uncertain,
}

const degreeLabels: Record<EstablishmentDegree, () => string> = {
  native: m.facts_degree_native,
  captive: m.facts_degree_captive,
  cultivated: m.facts_degree_cultivated,
  released: m.facts_degree_released,
  casual: m.facts_degree_casual,
  reproducing: m.facts_degree_reproducing,
  established: m.facts_degree_established,
  invasive: m.facts_degree_invasive,
}

/** A plant without a degree counts as cultivated. */
const unknownDegreeLabels: Record<Kind, () => string> = {
  plant: m.facts_degree_usual,
  bird: m.facts_unknown,
}

export function OccurrenceFactsForm({ kind, name, facts, call }: OccurrenceFactsFormProps) {
  const [savedFacts, setSavedFacts] = useState(facts)
  const [editedFacts, setEditedFacts] = useState(facts)
  const [busy, setBusy] = useState(false)
  const showToast = useToast()
  const change = (part: Partial<OccurrenceFacts>) => setEditedFacts({ ...editedFacts, ...part })
  const isChanged = JSON.stringify(editedFacts) !== JSON.stringify(savedFacts)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!isChanged) {
      showToast({ look: 'failure', text: m.error_nothing_changed() })
      return
    }
    setBusy(true)
    try {
      await call(() => post('setOccurrenceFacts', { kind, name, ...editedFacts }))
      setSavedFacts(editedFacts)
      showToast({ look: 'success', text: m.facts_saved() })
    } catch (error) {
      showToast({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
    }
    setBusy(false)
  }

  return (
    <ScriptedForm className={styles.facts} aria-labelledby="facts" onSubmit={save}>
      <h2 id="facts">{m.facts_title()}</h2>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={editedFacts.sensitive}
          aria-describedby="facts-sensitive"
          onChange={({ currentTarget }) => change({ sensitive: currentTarget.checked })}
        />
        {m.facts_sensitive()}
      </label>
      <p id="facts-sensitive" className={styles.hint}>
        {m.facts_sensitive_hint()}
      </p>
      <Select
        label={m.facts_means()}
        options={establishmentMeans.map((value) => ({ value, label: meansLabels[value]() }))}
        placeholder={m.facts_unknown()}
        value={editedFacts.means}
        onChange={({ currentTarget: { value } }) =>
          change({ means: value as OccurrenceFacts['means'] })
        }
      />
      <Select
        label={m.facts_degree()}
        hint={m.facts_degree_hint()}
        options={establishmentDegrees.map((value) => ({ value, label: degreeLabels[value]() }))}
        placeholder={unknownDegreeLabels[kind]()}
        value={editedFacts.degree}
        onChange={({ currentTarget: { value } }) =>
          change({ degree: value as OccurrenceFacts['degree'] })
        }
      />
      <Button type="submit" look="main" aria-disabled={busy}>
        {m.facts_save()}
      </Button>
    </ScriptedForm>
  )
}
