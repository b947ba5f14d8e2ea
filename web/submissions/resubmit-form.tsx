/**
 * Lets an author correct the species and the credits of a submission, and resubmit the submission after a reviewer
 * requested changes. The submission is a photograph, an artwork or a creation.
 */
import { type FormEvent, useState } from 'react'
import type { Submission } from '../../contract/schemas/submissions.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { CallFailed, post } from '../client/api.ts'
import { kindOf, kindToSend } from '../client/kind-of.ts'
import { problemWords } from '../client/problem-words.ts'
import { m } from '../paraglide/messages.js'
import type { ListedSpecies } from '../species-picker/listed-species.ts'
import { keepFocusNear } from '../ui/behaviour/keep-focus.ts'
import { Button } from '../ui/button.tsx'
import { ScriptedForm } from '../ui/forms/scripted-form.tsx'
import type { CreditsOf } from './credits.ts'
import { creditsFor, SubmissionFields } from './submission-fields.tsx'
import styles from './submission-list.module.css'

interface ResubmitFormProps {
  submission: Submission
  call: SignedInCall
  onResubmitted: () => void
}

export function ResubmitForm({ submission, call, onResubmitted }: ResubmitFormProps) {
  const { id, details } = submission
  const [values, setValues] = useState<Readonly<Partial<Record<string, string>>>>(details)
  const submittedSpecies = speciesOf(submission)
  const [species, setSpecies] = useState(submittedSpecies)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!species) return setProblems({ species: m.picker_not_listed_species() })
    setBusy(true)
    setFailure('')
    keepFocusNear(document.activeElement)
    try {
      const credits = Object.entries(creditsFor(species.kind, values))
      const changedCredits = credits.filter(([field, value]) => value !== details[field])
      const isMoved =
        species.latinName !== submittedSpecies?.latinName || species.kind !== submittedSpecies.kind
      const change = {
        ...Object.fromEntries(changedCredits),
        ...(isMoved && { species: species.latinName, ...kindToSend(species.kind) }),
      }
      await call(() => post('resubmit', { id, change }))
      onResubmitted()
    } catch (error) {
      const byField = problemsOf(error)
      setProblems(byField)
      if (Object.keys(byField).length === 0) {
        setFailure(m.review_resubmit_failed({ reason: failureMessage(error) }))
      }
      setBusy(false)
    }
  }

  return (
    <ScriptedForm className={styles.resubmit} onSubmit={send}>
      <SubmissionFields
        of={halvesOf(submission)}
        kind={kindOf(submission)}
        byAuthor
        {...{ species, values, problems }}
        onSpecies={(newSpecies) => {
          setSpecies(newSpecies)
          setProblems(({ species: _changed, ...otherProblems }) => otherProblems)
        }}
        onChange={(field, value) => {
          setValues((before) => ({ ...before, [field]: value }))
          setProblems(({ [field]: _changed, ...otherProblems }) => otherProblems)
        }}
      />
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <p>
        <Button type="submit" look="main" busy={busy}>
          {m.edit_send()}
        </Button>
      </p>
    </ScriptedForm>
  )
}

/** @returns the species; null if the species is deleted, or if the new species was rejected */
function speciesOf(submission: Submission): ListedSpecies | null {
  const { latinName, commonName, chineseName, hasPage, awaitsSpecies } = submission
  if (!hasPage && !awaitsSpecies) return null
  return { kind: kindOf(submission), latinName, commonName, chineseName }
}

/** @returns the submitted picture, or the halves submitted with the creation. Only a photograph has a season. */
function halvesOf({ kind, details, images }: Submission): CreditsOf[] {
  if (kind === 'picture' || kind === 'artwork') return [kind]
  const photograph: CreditsOf[] = details.season ? ['picture'] : []
  return images.length > photograph.length ? [...photograph, 'artwork'] : photograph
}

/** @returns the errors by field, in the reader's language. The server's paths begin with `change`. */
function problemsOf(error: unknown): Record<string, string> {
  if (error instanceof CallFailed && error.code === 'not_in_the_list') {
    return { species: m.picker_not_listed_species() }
  }
  const fields = (error instanceof CallFailed && error.fields) || {}
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [
      field.replace(/^change\./, ''),
      problemWords(problem),
    ]),
  )
}

const failureMessages: Record<string, () => string> = {
  not_returned: m.review_not_returned,
  sent_already: m.review_already_pending,
  not_found: m.review_gone,
}

function failureMessage(error: unknown): string {
  if (!(error instanceof CallFailed)) return m.error_network()
  return (failureMessages[error.code] ?? m.error_unknown)()
}
