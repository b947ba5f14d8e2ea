/** Shows the loaded reference, and lets an admin replace it with another table of names. */
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ReferenceState } from '../../../contract/reference/reference-shapes.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { sendForm } from '../../client/send-form.ts'
import { momentInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { FileDrop } from '../../ui/forms/file-drop.tsx'
import { administrationFailure } from '../failure-words.ts'
import { ProblemLine } from './problem-line.tsx'
import styles from './reference-section.module.css'

/** The milliseconds between two requests for the state, while the server loads a table. */
const readInterval = 1500
const accept = { 'text/csv': ['.csv'] }

interface ReferenceSectionProps {
  reference: ReferenceState
  call: SignedInCall
}

export function ReferenceSection({ reference, call }: ReferenceSectionProps) {
  const { revalidate } = useRevalidator()
  const [sentFraction, setSentFraction] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const { files, run } = reference
  const isRunning = run?.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), readInterval)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])

  async function loadTable([file]: File[]) {
    if (!file) return
    setFailure(undefined)
    setSentFraction(0)
    const uploads = [{ field: 'file', blob: file, name: file.name }]
    try {
      await call(() => sendForm('loadReference', {}, uploads, { onProgress: setSentFraction }))
    } catch (error) {
      setFailure(administrationFailure(error))
    }
    setSentFraction(undefined)
    await revalidate()
  }

  const isBusy = sentFraction !== undefined || isRunning
  return (
    <section aria-labelledby="reference" className={styles.section}>
      <h2 id="reference">{m.reference_title()}</h2>
      <p>{m.reference_text()}</p>
      {files.length === 0 && <p>{m.reference_none()}</p>}
      <ul>
        {files.map(({ name, names, loadedAt }) => (
          <li key={name}>
            <b>{name}</b>&nbsp;· {m.reference_names({ count: names })}&nbsp;·{' '}
            {momentInWords(loadedAt)}
          </li>
        ))}
      </ul>
      <div role="status">
        {sentFraction !== undefined && (
          <Progress label={m.reference_sending()} done={sentFraction} total={1} />
        )}
        {sentFraction === undefined && run && <LoadLine run={run} />}
      </div>
      <FileDrop
        label={m.reference_file()}
        hint={m.reference_file_hint()}
        error={failure}
        choose={m.reference_choose()}
        accept={accept}
        disabled={isBusy}
        onFiles={loadTable}
      />
    </section>
  )
}

function LoadLine({ run }: { run: NonNullable<ReferenceState['run']> }) {
  const { state, done, total, error, result } = run
  if (state === 'running') return <Progress label={m.reference_loading()} {...{ done, total }} />
  if (state === 'interrupted') return <p className={styles.failed}>{m.reference_interrupted()}</p>
  if (state === 'failed' && !result?.failure) {
    return (
      <p className={styles.failed}>
        {m.reference_failed()} <code lang="en">{error}</code>
      </p>
    )
  }
  if (!result) return null
  return (
    <>
      {result.failure && (
        <p className={styles.failed}>
          {m.reference_failed()} <ProblemLine problem={result.failure} />
        </p>
      )}
      {result.rejected > 0 && (
        <details>
          <summary>{m.reference_rejected({ count: result.rejected })}</summary>
          <ul>
            {result.problems.map((problem) => (
              <li key={`${problem.file} ${problem.line}`}>
                <ProblemLine problem={problem} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface ProgressProps {
  label: string
  done: number
  /** The value of `done` when the work is complete; 0 while this value is unknown. */
  total: number
}

function Progress({ label, done, total }: ProgressProps) {
  return (
    <p>
      {label} <progress aria-label={label} max={total || 1} {...(total > 0 && { value: done })} />
    </p>
  )
}
