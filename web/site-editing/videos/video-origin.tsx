/** Renders the fields for the origin of a video: a school file with captions, or a video at Bilibili or YouTube. */
import { useState } from 'react'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Choice } from '../fields/choice.tsx'
import { type EditorProps, problemOf, problemsWithin } from '../fields/editor.ts'
import { SchoolFileField } from '../fields/school-file-field.tsx'
import { addressOfVideo, videoAt } from './video-address.ts'
import type { VideoSource } from './video-fields.tsx'

interface VideoOriginProps extends EditorProps<VideoSource> {
  call: SignedInCall
}

export function VideoOrigin({ value, onChange, problems, call }: VideoOriginProps) {
  const { key, title, text, poster } = value
  const commonFields = { key, title, poster, ...(text && { text }) }
  const origin = value.kind === 'file' ? 'file' : 'elsewhere'
  return (
    <>
      <Choice
        label={m.site_edit_video_origin()}
        answers={[
          ['file', m.site_edit_video_file()],
          ['elsewhere', m.site_edit_video_elsewhere()],
        ]}
        chosen={origin}
        onChoose={(answer: 'file' | 'elsewhere') => {
          if (answer === origin) return
          onChange(
            answer === 'file'
              ? { ...commonFields, kind: 'file', file: '' }
              : { ...commonFields, kind: 'bilibili', id: '' },
          )
        }}
      />
      {value.kind === 'file' ? (
        <FileOrigin value={value} onChange={onChange} problems={problems} call={call} />
      ) : (
        <ExternalVideoField
          value={value}
          onChange={(video) => onChange({ ...commonFields, ...video })}
          problems={problems}
        />
      )}
    </>
  )
}

type FileVideo = Extract<VideoSource, { kind: 'file' }>
type ExternalVideo = Exclude<VideoSource, { kind: 'file' }>

function FileOrigin({
  value,
  onChange,
  problems,
  call,
}: EditorProps<FileVideo> & { call: SignedInCall }) {
  const { captions, ...otherFields } = value
  return (
    <>
      <SchoolFileField
        use="video"
        label={m.site_edit_video_file_field()}
        error={problemOf(problems, 'file')}
        file={value.file}
        view={
          value.file && (
            // biome-ignore lint/a11y/useMediaCaption: only the admin sees the video, to check the file
            <video className="shown" src={`/content/${value.file}`} controls preload="metadata" />
          )
        }
        call={call}
        onUploaded={({ file }) => onChange({ ...value, file })}
      />
      <div className="both">
        {(['en', 'zh'] as const).map((language) => (
          <SchoolFileField
            key={language}
            use="captions"
            label={language === 'en' ? m.site_edit_captions_en() : m.site_edit_captions_zh()}
            error={problemOf(problemsWithin(problems, 'captions'), language)}
            file={captions?.[language] ?? ''}
            view={captions?.[language] && <p>{m.site_edit_captions_there()}</p>}
            call={call}
            onUploaded={({ file }) =>
              onChange({ ...value, captions: { en: '', zh: '', ...captions, [language]: file } })
            }
          />
        ))}
      </div>
      {captions && (
        <p>
          <Button look="danger" onClick={() => onChange(otherFields)}>
            {m.site_edit_captions_remove()}
          </Button>
        </p>
      )}
    </>
  )
}

interface ExternalVideoFieldProps {
  value: ExternalVideo
  onChange: (video: Pick<ExternalVideo, 'kind' | 'id'>) => void
  problems: EditorProps<VideoSource>['problems']
}

function ExternalVideoField({ value, onChange, problems }: ExternalVideoFieldProps) {
  const [typed, setTyped] = useState(addressOfVideo(value))
  const video = videoAt(typed)
  const isUnknown = typed.trim() !== '' && !video
  return (
    <Field
      label={m.site_edit_video_address()}
      hint={m.site_edit_video_privacy()}
      error={isUnknown ? m.site_edit_video_unknown() : problemOf(problems, 'id')}
      inputMode="url"
      required
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(videoAt(currentTarget.value) ?? { kind: value.kind, id: '' })
      }}
    />
  )
}
