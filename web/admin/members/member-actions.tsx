/**
 * Shows the account of a member. Admins can hide or show all pictures of the member, and disable or enable the account.
 */

import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { Member } from '../../../contract/schemas/accounts/members.ts'
import { roleWords } from '../../accounts/role-words.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { post } from '../../client/api.ts'
import { dayInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/dialogs/confirm-dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import styles from '../administration.module.css'
import { administrationFailure } from '../failure-words.ts'
import { UndoLine } from '../undo-line.tsx'

interface MemberActionsProps extends Pick<Member, 'account' | 'visible' | 'hidden'> {
  call: SignedInCall
}

export function MemberActions({ account, visible, hidden, call }: MemberActionsProps) {
  const { id, username, role, disabled, createdAt, lastSeenAt } = account
  const { revalidate } = useRevalidator()
  const [confirm, dialog] = useConfirm()
  const [undoableId, setUndoableId] = useState('')
  const showToast = useToast()
  const parameters = { username }

  async function change(
    question: { title: string; text?: string },
    makeChange: () => Promise<{ message: string; changeId?: string }>,
  ) {
    const isChanged = await confirm({
      ...question,
      confirmLabel: m.confirm_yes(),
      action: async () => setUndoableId((await call(makeChange)).changeId ?? ''),
      messageOf: administrationFailure,
    })
    if (isChanged) showToast({ look: 'success', text: m.accounts_done() })
    revalidate()
  }

  return (
    <section aria-label={m.member_account()} className={styles.account}>
      {(role !== 'member' || disabled) && (
        <p>
          {role !== 'member' && <b className={styles.state}>{roleWords[role]()}</b>}
          {disabled && <b className={styles.mark}>{m.note_disabled()}</b>}
        </p>
      )}
      <p className={styles.none}>
        <Facts
          facts={[
            m.accounts_since({ date: dayInWords(createdAt) }),
            lastSeenAt && m.account_session_used({ date: dayInWords(lastSeenAt) }),
          ]}
        />
      </p>
      <p>{m.member_counts({ visible, hidden })}</p>
      <p className={styles.buttons}>
        {visible > 0 && (
          <Button
            onClick={() =>
              change({ title: m.member_hide_sure(parameters), text: m.member_hide_text() }, () =>
                post('hideAllOf', { id, hidden: true }),
              )
            }
          >
            {m.member_hide()}
          </Button>
        )}
        {hidden > 0 && (
          <Button
            onClick={() =>
              change({ title: m.member_show_sure(parameters) }, () =>
                post('hideAllOf', { id, hidden: false }),
              )
            }
          >
            {m.member_show()}
          </Button>
        )}
        <Button
          onClick={() =>
            change(
              {
                title: disabled
                  ? m.accounts_enable_sure(parameters)
                  : m.accounts_disable_sure(parameters),
              },
              () => post('setDisabled', { id, disabled: !disabled }),
            )
          }
        >
          {disabled ? m.accounts_enable() : m.accounts_disable()}
        </Button>
      </p>
      <UndoLine
        changeId={undoableId}
        text={m.accounts_done()}
        call={call}
        onUndone={() => {
          setUndoableId('')
          revalidate()
        }}
      />
      <p className={styles.ways}>
        <Link to={`/admin/activity?${new URLSearchParams(parameters)}`}>{m.member_activity()}</Link>
      </p>
      {dialog}
    </section>
  )
}
