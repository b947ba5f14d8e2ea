/** The actions of an admin on a creation: feature it on the home page, or delete it. */
import type { ReactNode } from 'react'
import type { CreationCard } from '../../../contract/schemas/contributions.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { administrationFailure } from '../../admin/failure-words.ts'
import { post } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/dialogs/confirm-dialog.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import styles from './creation-actions.module.css'

interface CreationActionsProps {
  creation: CreationCard
  /** Its two pictures, shown in the question. */
  preview: ReactNode
  call: SignedInCall
  /** Gets the ledger entry of a deletion, so that it can be undone at once. */
  onChanged: (changeId?: string) => void
}

export function CreationActions({ creation, preview, call, onChanged }: CreationActionsProps) {
  const { _id: id, plant, status } = creation
  const [confirm, dialog] = useConfirm()
  const show = useToast()
  const failed = (title: string, error: unknown) =>
    show({ look: 'failure', title, text: administrationFailure(error) })

  async function feature() {
    const question = { title: m.creation_confirm_title(), yes: m.home_feature(), children: preview }
    const pending = status === 'pending' ? { text: m.creation_feature_approves() } : {}
    if (!(await confirm({ ...question, ...pending }))) return
    try {
      await call(() => post('featureToHome', { picId: id, isCreation: true }))
      show({ look: 'success', text: m.home_featured() })
      onChanged()
    } catch (error) {
      failed(m.home_failed_feature(), error)
    }
  }

  async function remove() {
    const question = { title: m.creation_delete_sure({ plant }), yes: m.curation_delete_yes() }
    if (!(await confirm({ ...question, children: preview }))) return
    try {
      const { changeId } = await call(() => post('unFeatureCreation', { temp: id }))
      show({ look: 'success', text: m.home_unfeatured() })
      onChanged(changeId)
    } catch (error) {
      failed(m.home_failed_unfeature(), error)
    }
  }

  return (
    <>
      <p className={styles.actions}>
        <Button onClick={feature}>
          {m.creation_feature()}
          <span className="visually-hidden"> {plant}</span>
        </Button>
        <Button onClick={remove}>
          {m.curation_delete()}
          <span className="visually-hidden"> {plant}</span>
        </Button>
      </p>
      {dialog}
    </>
  )
}
