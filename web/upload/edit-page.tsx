/** Renders the page for editing a species. Without access or without a species, a notice redirects home. */
import type { KeyQuestion } from '../../contract/key/key-table.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { Viewer } from '../../contract/page-context.ts'
import type { Submission } from '../../contract/schemas/submissions.ts'
import { QuestionsOfKey } from '../characters/questions.tsx'
import { withColon } from '../language/marks.ts'
import { m } from '../paraglide/messages.js'
import type { Profile } from '../profile/profile.ts'
import { SpeciesCuration } from '../species-editing/species-curation.tsx'
import { SentHome } from '../ui/notices/sent-home.tsx'
import { RestoredWork } from './draft/restored-work.tsx'
import { EditProfile } from './edit-profile.tsx'

interface EditPageProps {
  kind: Kind
  /** Undefined if no species is to be edited, or if the reader has no access. */
  edited:
    | {
        viewer: Viewer
        profile: Profile
        returned: Submission | undefined
        questions: KeyQuestion[]
      }
    | undefined
}

export function EditPage({ kind, edited }: EditPageProps) {
  if (!edited) return <SentHome title={m.edit_invalid()} text={m.edit_invalid_text()} />
  return (
    // After a merge, the address opens another species. With this key, React drops the state of the former species.
    <QuestionsOfKey key={edited.profile.id} questions={edited.questions}>
      <RestoredWork username={edited.viewer.username}>
        <EditProfile kind={kind} {...edited} />
        {edited.viewer.role === 'admin' && (
          <SpeciesCuration kind={kind} username={edited.viewer.username} profile={edited.profile} />
        )}
      </RestoredWork>
    </QuestionsOfKey>
  )
}

export function editTitle(edited: EditPageProps['edited']): string {
  if (!edited) return m.edit_invalid()
  const { latinName } = edited.profile.names
  return withColon(
    edited.viewer.role === 'admin' ? m.edit_title() : m.edit_title_member(),
    latinName,
  )
}
