/** Shows the last check, and begins a new check, which repairs problems if the admin chooses a repair. */
import type { FoundKind, SiteStatus } from '../../../contract/schemas/status.ts'
import { momentInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { RunLine } from './run-line.tsx'
import styles from './status.module.css'

type Check = NonNullable<SiteStatus['check']>

const problemWords: Record<FoundKind['kind'], () => string> = {
  counter: m.status_found_counter,
  reference: m.status_found_reference,
  hidden: m.status_found_hidden,
  picture: m.status_found_picture,
  schoolFile: m.status_found_school_file,
  file: m.status_found_file,
}
const repairWords: Record<FoundKind['kind'], () => string> = {
  counter: m.status_repair_counter,
  reference: m.status_repair_reference,
  hidden: m.status_repair_hidden,
  picture: m.status_repair_picture,
  schoolFile: m.status_repair_school_file,
  file: m.status_repair_file,
}

interface CheckSectionProps {
  check: SiteStatus['check']
  onCheck: () => void
  onRepair: (check: Check) => void
}

export function CheckSection({ check, onCheck, onRepair }: CheckSectionProps) {
  const isRunning = check?.state === 'running'
  const { result } = check ?? {}
  const canRepair = check?.state === 'done' && result && !result.repair && result.found > 0
  return (
    <section aria-labelledby="check" className={styles.part}>
      <h2 id="check">{m.status_check()}</h2>
      <p>{m.status_check_text()}</p>
      {/* The buttons are above the result, so that a late result does not move them. */}
      <p className={styles.acts}>
        <Button onClick={onCheck} disabled={isRunning}>
          {m.status_check_now()}
        </Button>
        {canRepair && <Button onClick={() => onRepair(check)}>{m.status_repair()}</Button>}
      </p>
      <div role="status" className={styles.run}>
        {check ? (
          <RunLine
            run={check}
            runningText={m.status_check_running()}
            failedText={m.status_check_failed}
            interruptedText={m.status_check_interrupted}
          >
            <p>{resultInWords(check)}</p>
          </RunLine>
        ) : (
          <p>{m.status_check_never()}</p>
        )}
      </div>
      {result && !isRunning && result.found > 0 && (
        <ProblemKinds kinds={result.kinds} withProblems />
      )}
    </section>
  )
}

function resultInWords({ endedAt, startedAt, result }: Check): string {
  const time = momentInWords(endedAt ?? startedAt)
  const { repair, found, repaired } = result ?? { repair: false, found: 0, repaired: 0 }
  if (found === 0) return m.status_check_sound({ time })
  return repair
    ? m.status_check_repaired({ time, found, repaired })
    : m.status_check_found({ time, found })
}

interface ProblemKindsProps {
  kinds: FoundKind[]
  /** Whether each kind lists its problems. */
  withProblems?: boolean
}

/** Lists the kinds of problems, each with its repair. */
export function ProblemKinds({ kinds, withProblems = false }: ProblemKindsProps) {
  return (
    <ul className={styles.found}>
      {kinds.map(({ kind, found, problems }) => (
        <li key={kind}>
          <b>{found}</b>&nbsp;· {problemWords[kind]()}
          <small>
            {m.status_repair()}: {repairWords[kind]()}
          </small>
          {withProblems && (
            <details className={styles.more}>
              <summary>{m.status_each_problem()}</summary>
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>
                    <code lang="en">{problem}</code>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
