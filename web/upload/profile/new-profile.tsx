/** Sending in a new plant or bird: a member's waits for review, an admin's is published at once. */
import { useState } from 'react'
import type { Input } from '../../../contract/endpoints.ts'
import type { Kind } from '../../../contract/kinds.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { CallFailed, sendForm } from '../../api.ts'
import { m } from '../../paraglide/messages.js'
import { forgetNames } from '../../search/load-names.ts'
import { useToast } from '../../ui/toast.tsx'
import { sendDraft } from '../draft/send-draft.ts'
import { useDraft } from '../draft/use-draft.ts'
import { sendFailureWords } from '../send-failure-words.ts'
import { ProfileForm } from './profile-form.tsx'
import { emptyProfile, linksToSend, type ProfileValues, textsToSend } from './profile-values.ts'
import { type Sent, SentNote } from './sent-note.tsx'

interface NewProfileProps {
  kind: Kind
  username: string
  call: SignedInCall
}

export function NewProfile({ kind, username, call }: NewProfileProps) {
  const draft = useDraft(`new ${kind}`, username, emptyProfile(kind))
  const [sent, setSent] = useState<Sent>()
  const toast = useToast()

  async function send(values: ProfileValues) {
    const fields = {
      ...textsToSend('new', kind, values),
      link: JSON.stringify(linksToSend(values.link)),
      chineseLink: JSON.stringify(linksToSend(values.chineseLink)),
    }
    const name = kind === 'plant' ? 'uploadPlant' : 'uploadBird'
    try {
      const { status } = await sendDraft(draft, (sendKey) =>
        call(() => sendForm(name, fields as Input<typeof name>, [], { sendKey })),
      )
      toast({ look: 'success', text: createdWords(kind) })
      setSent({ status, latinName: values.latinName?.trim() ?? '' })
      draft.reset()
      forgetNames(kind)
    } catch (error) {
      setSent(undefined)
      if (!(error instanceof CallFailed && error.fields)) {
        toast({
          look: 'failure',
          title: m.upload_failed_title(),
          text: sendFailureWords(error, kind),
        })
      }
      throw error
    }
  }

  return (
    <ProfileForm
      kind={kind}
      purpose="new"
      draft={draft}
      submit={m.profile_form_submit()}
      onSend={send}
    >
      {sent && <SentNote kind={kind} sent={sent} />}
    </ProfileForm>
  )
}

/** The specification, section 8. */
function createdWords(kind: Kind): string {
  return kind === 'plant' ? m.upload_plant_created() : m.upload_bird_created()
}
