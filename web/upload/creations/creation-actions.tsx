/** Lets an admin feature a creation with a photograph on the home page, or delete a creation. */
import type { ReactNode } from 'react'
import type { CreationCard } from '../../../contract/schemas/submissions.ts'
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
  /** The pictures of the creation for the dialog. */
  preview: ReactNode
  call: SignedInCall
  /**
   * Called after a change. After a deletion, `changeId` is the id of the ledger entry, so that the deletion can be
   * undone.
   */
  onChanged: (changeId?: string) => void
}

export function CreationActions({ creation, preview, call, onChanged }: CreationActionsProps) {
  const { _id: id, plant, status, picImage } = creation
  const [confirm, dialog] = useConfirm()
  const showToast = useToast()
  const failureAfter = (message: string) => (error: unknown) =>
    `${message}. ${administrationFailure(error)}`

  async function feature() {
    const question = {
      title: m.creation_confirm_title(),
      confirmLabel: m.home_feature(),
      children: preview,
    }
    const note = status === 'pending' ? { text: m.creation_feature_approves() } : {}
    const isFeatured = await confirm({
      ...question,
      ...note,
      action: () => call(() => post('featureToHome', { picId: id, isCreation: true })),
      messageOf: failureAfter(m.home_failed_feature()),
    })
    if (!isFeatured) return
    showToast({ look: 'success', text: m.home_featured() })
    onChanged()
  }

  async function remove() {
    const question = {
      title: m.creation_delete_sure({ plant }),
      confirmLabel: m.curation_delete_yes(),
      deletes: true,
    }
    let changeId: string | undefined
    const isDeleted = await confirm({
      ...question,
      children: preview,
      action: async () => {
        changeId = (await call(() => post('unFeatureCreation', { temp: id }))).changeId
      },
      messageOf: failureAfter(m.home_failed_unfeature()),
    })
    if (!isDeleted) return
    showToast({ look: 'success', text: m.home_unfeatured() })
    onChanged(changeId)
  }

  return (
    <>
      <p className={styles.actions}>
        {picImage && (
          <Button onClick={feature}>
            {m.creation_feature()}
            <span className="visually-hidden"> {plant}</span>
          </Button>
        )}
        <Button look="danger" onClick={remove}>
          {m.curation_delete()}
          <span className="visually-hidden"> {plant}</span>
        </Button>
      </p>
      {dialog}
    </>
  )
}
