/** Renders the form for a new species. A member's species is reviewed; an admin's species is published at once. */

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { memberCallsByKind } from '../../../contract/calls/by-kind/member-calls.ts'
import type { Input } from '../../../contract/calls/endpoints.ts'
import type { Kind } from '../../../contract/kinds.ts'
import type { Submission } from '../../../contract/schemas/submissions.ts'
import { kindsInForms } from '../../../contract/taxonomy/kinds-in-forms.ts'
import { assertSameMember } from '../../accounts/assert-same-member.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { CallFailed } from '../../client/api.ts'
import { sendForm } from '../../client/send-form.ts'
import { m } from '../../paraglide/messages.js'
import { forgetNames } from '../../search/load-names.ts'
import { useToast } from '../../ui/notices/toast.tsx'
import { sendDraft } from '../draft/send-draft.ts'
import { useDraft } from '../draft/use-draft.ts'
import { sendFailureWords } from '../form/send-failure-words.ts'
import { uploadWords } from '../form/upload-words.ts'
import { queueOf } from '../queue/open-queues.ts'
import { ChangesRequestedNote } from './changes-requested-note.tsx'
import { ProfileForm } from './profile-form.tsx'
import {
  emptyProfile,
  linksToSend,
  type ProfileValues,
  resubmittedProfile,
  textsToSend,
} from './profile-values.ts'
import { SentNote, type SentProfile } from './sent-note.tsx'

interface NewProfileProps {
  kind: Kind
  username: string
  call: SignedInCall
  /** The submission for which a reviewer requested changes, if the form resubmits a submission. */
  submission?: Submission | undefined
}

export function NewProfile({ kind, username, call, submission }: NewProfileProps) {
  const draft = useNewDraft(kind, username, submission)
  const navigate = useNavigate()
  const [sentProfile, setSentProfile] = useState<SentProfile>()
  const theOtherKind = kindsInForms[kind].other
  const showToast = useToast()

  async function send(values: ProfileValues) {
    const fields = {
      ...textsToSend('new', kind, values),
      link: JSON.stringify(linksToSend(values.link)),
      chineseLink: JSON.stringify(linksToSend(values.chineseLink)),
    }
    const name = memberCallsByKind[kind].create
    try {
      const { status } = await sendDraft(draft, (sendKey) =>
        call(async () => {
          await assertSameMember(username)
          return sendForm(name, fields as Input<typeof name>, [], { sendKey })
        }),
      )
      showToast({ look: 'success', text: uploadWords[kind].created() })
      setSentProfile({ status, latinName: values.latinName?.trim() ?? '' })
      draft.reset()
      forgetNames(kind)
      // The resubmitted species is pending again, so an empty form for another species replaces this form.
      if (submission) navigate(`?section=${kind}`, { replace: true, preventScrollReset: true })
    } catch (error) {
      setSentProfile(undefined)
      if (!(error instanceof CallFailed && error.fields)) {
        showToast({
          look: 'failure',
          title: m.upload_failed_title(),
          text: sendFailureWords(error, kind),
        })
      }
      throw error
    }
  }

  /**
   * Enters the species in the form for pictures, and focuses the field for files. A form with pictures and a shared
   * species keeps its species.
   */
  function addPictures(latinName: string) {
    const queue = queueOf(username, kind)
    const { items, common } = queue.getSnapshot()
    if (items.length === 0 || !common.species) queue.setCommon({ species: latinName })
    const pictures = document.getElementById('pictures')
    pictures?.scrollIntoView({ block: 'start' })
    pictures?.closest('section')?.querySelector<HTMLElement>('[type=file]')?.focus({
      preventScroll: true,
    })
  }

  return (
    <>
      {submission && (
        <ChangesRequestedNote
          reason={submission.reason}
          otherKind={{
            kind: theOtherKind,
            address: `?section=${theOtherKind}&resubmit=${submission.id}`,
          }}
        />
      )}
      <ProfileForm
        kind={kind}
        purpose="new"
        draft={draft}
        submit={m.profile_form_submit()}
        onSend={send}
      >
        {sentProfile && <SentNote kind={kind} profile={sentProfile} onAddPictures={addPictures} />}
      </ProfileForm>
    </>
  )
}

function useNewDraft(kind: Kind, username: string, submission: Submission | undefined) {
  const empty = emptyProfile(kind)
  // Browsers have stored drafts with these names, so the word `mend` stays.
  const name = submission ? `mend ${submission.id}` : `new ${kind}`
  const initialValues = submission ? resubmittedProfile(kind, submission.details, empty) : empty
  return useDraft(name, username, initialValues, submission?.sendKey ?? undefined)
}
