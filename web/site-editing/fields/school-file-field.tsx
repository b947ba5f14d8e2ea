/** Uploads a poster, map, video or captions as soon as an admin chooses the file, and shows the file in use. */
import { type ReactNode, useState } from 'react'
import type { Accept } from 'react-dropzone'
import type { Output } from '../../../contract/calls/endpoints.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { CallFailed } from '../../client/api.ts'
import { sendForm } from '../../client/send-form.ts'
import { m } from '../../paraglide/messages.js'
import { FileDrop } from '../../ui/forms/file-drop.tsx'

type Use = 'poster' | 'map' | 'video' | 'captions'

const types: Record<Use, Accept> = {
  poster: { 'image/*': ['.jpg', '.jpeg', '.png', '.webp'] },
  map: { 'image/*': ['.svg', '.jpg', '.jpeg', '.png', '.webp'] },
  video: { 'video/*': ['.mp4', '.webm'] },
  captions: { 'text/vtt': ['.vtt'] },
}

const hints: Record<Use, () => string> = {
  poster: m.site_edit_poster_types,
  map: m.site_edit_map_types,
  video: m.site_edit_video_types,
  captions: m.site_edit_captions_types,
}

const failures: Record<string, () => string> = {
  bad_picture: m.site_edit_bad_picture,
  bad_drawing: m.site_edit_bad_drawing,
  drawing_runs: m.site_edit_drawing_runs,
  drawing_loads: m.site_edit_drawing_loads,
  drawing_too_heavy: m.site_edit_drawing_too_heavy,
  bad_video: m.site_edit_bad_video,
  video_cut_off: m.site_edit_video_cut_off,
  video_holds_places: m.site_edit_video_holds_places,
  bad_captions: m.site_edit_bad_captions,
  file_too_large: m.site_edit_file_too_large,
}

interface SchoolFileFieldProps {
  use: Use
  label: string
  error?: string | undefined
  /** The name of the file in use; empty if no file is in use. */
  file: string
  /** The element that shows the file in use. */
  view?: ReactNode
  call: SignedInCall
  onUploaded: (uploaded: Output<'siteFile'>) => void
}

export function SchoolFileField({
  use,
  label,
  error,
  file,
  view,
  ...handlers
}: SchoolFileFieldProps) {
  const [sentFraction, setSentFraction] = useState<number>()
  const [failure, setFailure] = useState('')

  async function upload([chosenFile]: File[]) {
    if (!chosenFile) return
    setFailure('')
    setSentFraction(0)
    try {
      const files = [{ field: 'file', blob: chosenFile, name: chosenFile.name }]
      const send = () => sendForm('siteFile', { use }, files, { onProgress: setSentFraction })
      handlers.onUploaded(await handlers.call(send))
    } catch (error) {
      const code = error instanceof CallFailed ? error.code : ''
      setFailure((failures[code] ?? m.site_edit_not_uploaded)())
    } finally {
      setSentFraction(undefined)
    }
  }

  return (
    <div className="file">
      {view}
      <FileDrop
        label={label}
        hint={hints[use]()}
        error={failure || error}
        accept={types[use]}
        choose={file ? m.site_edit_replace_file() : m.site_edit_choose_file()}
        disabled={sentFraction !== undefined}
        onFiles={upload}
      />
      <div role="status">
        {sentFraction !== undefined && (
          <>
            <progress value={sentFraction} aria-label={label} />{' '}
            {sentFraction < 1
              ? m.site_edit_sent({ percent: Math.round(sentFraction * 100) })
              : m.site_edit_checking()}
          </>
        )}
      </div>
    </div>
  )
}
