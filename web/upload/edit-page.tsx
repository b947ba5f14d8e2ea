/** The page on which a species is edited; who may not is told so and taken home. */
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { invalidAccessShown } from '../../contract/limits.ts'
import type { Viewer } from '../../contract/page-context.ts'
import { Notice } from '../layout/notice.tsx'
import { m } from '../paraglide/messages.js'
import type { Profile } from '../species/profile.ts'
import { ToastRegion } from '../ui/toast.tsx'
import { EditProfile } from './profile/edit-profile.tsx'

interface EditPageProps {
  kind: Kind
  /** Absent where there is nothing to edit, or nobody who may. */
  edited: { viewer: Viewer; profile: Profile } | undefined
}

export function EditPage({ kind, edited }: EditPageProps) {
  if (!edited) return <InvalidAccess />
  return (
    <ToastRegion>
      <EditProfile kind={kind} {...edited} />
    </ToastRegion>
  )
}

export function editTitle(edited: EditPageProps['edited']): string {
  if (!edited) return m.edit_invalid()
  const { latinName } = edited.profile.names
  return `${edited.viewer.role === 'admin' ? m.edit_title() : m.edit_title_member()}: ${latinName}`
}

function InvalidAccess() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/'), invalidAccessShown)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Notice title={m.edit_invalid()} text={m.edit_invalid_text()}>
      <Link to="/">{m.return_home()}</Link>
    </Notice>
  )
}
