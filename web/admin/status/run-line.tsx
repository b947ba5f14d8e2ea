/** Shows the progress of a backup or a check, the reason for a failure, or that the run was interrupted. */
import type { ReactNode } from 'react'
import type { SiteStatus } from '../../../contract/schemas/status.ts'
import { momentInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import styles from './status.module.css'

export type Run = NonNullable<SiteStatus['backup']['run']>

interface RunLineProps {
  run: Run
  runningText: string
  failedText: (parameters: { time: string }) => string
  interruptedText: (parameters: { time: string }) => string
  /** Shown after a successful run. */
  children: ReactNode
}

export function RunLine({ run, runningText, failedText, interruptedText, children }: RunLineProps) {
  const { state, done, total, error } = run
  const time = momentInWords(run.startedAt)
  if (state === 'interrupted') return <p className={styles.failed}>{interruptedText({ time })}</p>
  if (state === 'failed') {
    return (
      <p className={styles.failed}>
        {failedText({ time })} <code lang="en">{error}</code>
      </p>
    )
  }
  if (state === 'done') return children
  const progress = total > 0 ? m.status_progress({ done, total }) : m.status_progress_begins()
  return (
    <div className={styles.progress}>
      <p>
        {runningText} <small>{progress}</small>
      </p>
      <progress aria-label={runningText} max={total || 1} {...(total > 0 && { value: done })} />
    </div>
  )
}
