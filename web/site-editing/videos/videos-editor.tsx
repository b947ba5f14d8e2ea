/** Renders the editor of videos.yaml: the videos of "Meet the Species". */
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
        hasProblem={(index) => Object.keys(problemsWithin(problems, 'videos', index)).length > 0}
      >
        {(video, change, index) => (
          <VideoFields
            value={video}
            onChange={change}
            problems={problemsWithin(problems, 'videos', index)}
            others={videos.toSpliced(index, 1)}
            call={call}
          />
        )}
      </EntryList>
    </div>
  )
}
