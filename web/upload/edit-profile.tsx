/** Renders the form for editing the texts of a species. A member's edit is reviewed; an admin's edit is published. */

import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { memberCallsByKind } from '../../contract/calls/by-kind/member-calls.ts'
import type { Input } from '../../contract/calls/endpoints.ts'
import type { Kind } from '../../contract/kinds.ts'
import { editAddress, nameKey, profileAddress } from '../../contract/names.ts'
import type { Viewer } from '../../contract/rendering/page-context.ts'
import type { Submission } from '../../contract/schemas/submissions.ts'
import { assertSameMember } from '../accounts/assert-same-member.ts'
import { SignInAgain, useSignedInCall } from '../accounts/sign-in-again.tsx'
import { CallFailed, post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import type { Profile } from '../profile/profile.ts'
import { forgetNames } from '../search/load-names.ts'
import { SpeciesNames } from '../species/species-names.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { sendDraft } from './draft/send-draft.ts'
import { useDraft } from './draft/use-draft.ts'
import formStyles from './form/form.module.css'
import { uploadWords } from './form/upload-words.ts'
import { MoveEdit, useMovedTexts } from './move-edit.tsx'
import { ChangesRequestedNote } from './profile/changes-requested-note.tsx'
import { ProfileForm } from './profile/profile-form.tsx'
import {
  currentProfile,
  linksToSend,
  type ProfileValues,
  resubmittedProfile,
  textsToSend,
} from './profile/profile-values.ts'
import { SentNote, type SentProfile } from './profile/sent-note.tsx'
import styles from './upload-page.module.css'

interface EditProfileProps {
  kind: Kind
  viewer: Viewer
  profile: Profile
  /**
   * The edit to resubmit, after a reviewer requested changes. The author may have moved the edit from another
   * species.
   */
  submission: Submission | undefined
}

export function EditProfile({ kind, viewer, profile, submission }: EditProfileProps) {
  const { latinName } = profile.names
  const currentValues = currentProfile(kind, profile)
  const { revalidate } = useRevalidator()
  const movedTexts = useMovedTexts(submission)
  // Whether the species was changed after this page was loaded.
  const [isOutdated, setIsOutdated] = useState(false)
  const draft = useDraft(
    submission ? resubmissionDraftName(submission, latinName) : `edit ${kind} ${latinName}`,
    viewer.username,
    submission ? resubmittedProfile(kind, movedTexts, currentValues) : currentValues,
    submission?.sendKey ?? undefined,
  )
  const signedIn = useSignedInCall(viewer.username)
  const [sentProfile, setSentProfile] = useState<SentProfile>()
  const showToast = useToast()
  const showEdited = useShowEdited(kind)
  const isAdmin = viewer.role === 'admin'

  async function send(values: ProfileValues) {
    const { link, chineseLink, revision } = values
    const edit = {
      ...textsToSend('edit', kind, values),
      link: linksToSend(link),
      chineseLink: linksToSend(chineseLink),
      originalLatin: latinName,
      ...(revision > 0 && { revision }),
    }
    const name = memberCallsByKind[kind].edit
    try {
      const { status } = await sendDraft(draft, (sendKey) =>
        signedIn.call(async () => {
          await assertSameMember(viewer.username)
          return post(name, edit as Input<typeof name>, { sendKey })
        }),
      )
      const newName = values.latinName?.trim() ?? latinName
      showToast({
        look: 'success',
        text: status === 'approved' ? uploadWords[kind].updated() : m.edit_sent(),
      })
      setSentProfile({ status, latinName: status === 'approved' ? newName : latinName })
      draft.reset()
      if (status === 'approved') showEdited(latinName, newName)
      else if (submission) showEdited(latinName, latinName, true)
    } catch (error) {
      setSentProfile(undefined)
      const code = error instanceof CallFailed ? error.code : ''
      // The form explains this error and offers a reset. An edit without changes is not a failure.
      if (code === 'changed_since') setIsOutdated(true)
      else if (code !== 'nothing_changed') {
        showToast({ look: 'failure', text: uploadWords[kind].failed() })
      }
      throw error
    }
  }
  function reset() {
    draft.reset()
    if (!isOutdated) return
    setIsOutdated(false)
    revalidate()
  }

  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Link to={profileAddress(kind, latinName)} data-arrow>
          <span aria-hidden="true">←</span> {m.gallery_back()}
        </Link>
      </p>
      <h1>{isAdmin ? m.edit_title() : m.edit_title_member()}</h1>
      <p className={styles.names}>
        <SpeciesNames names={profile.names} as="entry" />
      </p>
      <p className={styles.lead}>{isAdmin ? m.edit_lead() : m.edit_lead_member()}</p>
      {draft.isRestored && draft.values.revision !== currentValues.revision && (
        <p className={formStyles.note}>{m.edit_changed_since()}</p>
      )}
      {submission && (
        <>
          <ChangesRequestedNote reason={submission.reason} />
          <MoveEdit
            species={{ kind, ...profile.names }}
            {...{ kind, submission, currentValues, draft }}
          />
        </>
      )}
      <ProfileForm
        kind={kind}
        purpose="edit"
        draft={{ ...draft, reset }}
        editedName={latinName}
        submit={isAdmin ? m.edit_publish() : m.edit_send()}
        onSend={send}
      >
        {sentProfile && <SentNote kind={kind} profile={sentProfile} />}
      </ProfileForm>
      <SignInAgain state={signedIn} />
    </div>
  )
}

/**
 * @returns the name of the draft. A moved edit has a separate draft, because another species has other texts. Browsers
 * have stored drafts with these names, so the word `mend` stays.
 */
const resubmissionDraftName = ({ id, latinName }: Submission, shownName: string) =>
  nameKey(latinName) === nameKey(shownName) ? `mend ${id}` : `mend ${id} ${shownName}`

/**
 * @returns a function that shows the published texts after an edit, at the new address if the species was renamed. With
 * `leavesForm`, the function always changes the address, so that the form no longer shows the resubmitted edit.
 */
function useShowEdited(kind: Kind) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return (oldName: string, newName: string, leavesForm = false) => {
    forgetNames(kind)
    if (nameKey(oldName) === nameKey(newName) && !leavesForm) return revalidate()
    return navigate(editAddress(kind, newName), { replace: true, preventScrollReset: true })
  }
}
