/** Edits the videos of "Meet the Species", as videos.yaml describes them. */
import type { VideosSource } from '../../../contract/schemas/content.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { addressFrom, type EditorProps, emptyText, problemsWithin } from '../fields/editor.ts'
import { EntryList } from '../fields/entry-list.tsx'
import { VideoFields, type VideoSource } from './video-fields.tsx'

interface VideosEditorProps extends EditorProps<VideosSource> {
  call: SignedInCall
}

export function VideosEditor({ value, onChange, problems, call }: VideosEditorProps) {
  const { videos = [] } = value
  const newVideo = (): VideoSource => ({
    key: addressFrom('', videos),
    title: emptyText,
    poster: { file: '', alt: emptyText },
    kind: 'file',
    file: '',
  })
  return (
    <div className="editor">
      <EntryList
        entries={videos}
        onChange={(next) => onChange({ videos: next })}
        make={newVideo}
        addLabel={m.site_edit_add_video()}
        nameOf={({ title }) => title[getLocale()] || title.en || title.zh || m.site_edit_unnamed()}
        hasProblem={(place) => Object.keys(problemsWithin(problems, 'videos', place)).length > 0}
      >
        {(video, change, place) => (
          <VideoFields
            value={video}
            onChange={change}
            problems={problemsWithin(problems, 'videos', place)}
            others={videos.toSpliced(place, 1)}
            call={call}
          />
        )}
      </EntryList>
    </div>
  )
}
