/**
 * Renders the page for editing a species. Without access or without a species, the page shows a notice and redirects
 * the reader to the home page.
 */
import type { KeyQuestion } from '../../contract/key/key-table.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { Viewer } from '../../contract/rendering/page-context.ts'
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
  /** The data of the page; undefined without a species, or if the reader has no access. */
  editData:
    | {
        viewer: Viewer
        profile: Profile
        submission: Submission | undefined
        questions: KeyQuestion[]
      }
    | undefined
}

export function EditPage({ kind, editData }: EditPageProps) {
  if (!editData) return <SentHome title={m.edit_invalid()} text={m.edit_invalid_text()} />
  return (
    // After a merge, the address opens another species. With this key, React drops the state of the former species.
    <QuestionsOfKey key={editData.profile.id} questions={editData.questions}>
      <RestoredWork username={editData.viewer.username}>
        <EditProfile kind={kind} {...editData} />
        {editData.viewer.role === 'admin' && (
          <SpeciesCuration
            kind={kind}
            username={editData.viewer.username}
            profile={editData.profile}
          />
        )}
      </RestoredWork>
    </QuestionsOfKey>
  )
}

export function editTitle(editData: EditPageProps['editData']): string {
  if (!editData) return m.edit_invalid()
  const { latinName } = editData.profile.names
  return withColon(
    editData.viewer.role === 'admin' ? m.edit_title() : m.edit_title_member(),
    latinName,
  )
}
