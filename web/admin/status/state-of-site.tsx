/**
 * Shows the state of the site, and lets an admin begin a backup, a check or a repair. While a backup or a check runs,
 * the page polls the state.
 */
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { SiteStatus } from '../../../contract/schemas/status.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { post } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { Glide } from '../../ui/behaviour/glide.tsx'
import { useConfirm } from '../../ui/dialogs/confirm-dialog.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { administrationFailure } from '../failure-words.ts'
import { BackupSection } from './backup-section.tsx'
import { CheckSection, ProblemKinds } from './check-section.tsx'
import { ErrorList } from './error-list.tsx'
import { ProblemList } from './problem-list.tsx'
import { SiteFacts } from './site-facts.tsx'
import styles from './status.module.css'

/** Milliseconds between two polls of the state. */
const readInterval = 1500

interface StateOfSiteProps {
  status: SiteStatus
  readableByOthers: boolean
  call: SignedInCall
}

export function StateOfSite({ status, readableByOthers, call }: StateOfSiteProps) {
  const { revalidate } = useRevalidator()
  const [confirm, dialog] = useConfirm()
  const showToast = useToast()
  const { backup, check } = status
  const isRunning = backup.run?.state === 'running' || check?.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), readInterval)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])

  async function beginRun(action: () => Promise<unknown>, message: string) {
    try {
      await call(action)
      showToast({ look: 'success', text: message })
    } catch (error) {
      showToast({ look: 'failure', text: administrationFailure(error) })
    }
    await revalidate()
  }

  async function repair({ id, result }: NonNullable<SiteStatus['check']>) {
    const isBegun = await confirm({
      title: m.status_repair_title(),
      text: m.status_repair_text(),
      confirmLabel: m.status_repair(),
      children: <ProblemKinds kinds={result?.kinds ?? []} />,
      action: () => call(() => post('checkNow', { repairs: id })),
      messageOf: administrationFailure,
    })
    if (isBegun) showToast({ look: 'success', text: m.status_repair_begun() })
    await revalidate()
  }

  return (
    <Glide className={styles.state}>
      <ProblemList {...status} />
      <SiteFacts status={status} readableByOthers={readableByOthers} />
      <BackupSection
        backup={backup}
        onBegin={() => beginRun(() => post('backupNow', {}), m.status_backup_begun())}
      />
      <CheckSection
        check={check}
        onCheck={() => beginRun(() => post('checkNow', {}), m.status_check_begun())}
        onRepair={repair}
      />
      <ErrorList errors={status.mistakes} />
      {dialog}
    </Glide>
  )
}
