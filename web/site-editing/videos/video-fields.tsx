/**
 * Renders the fields of one video: its texts, address and origin, and the poster that is shown before the video plays.
 */
import type { VideosSource } from '../../../contract/schemas/content.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/forms/field.tsx'
import { BothLanguages } from '../fields/both-languages.tsx'
import {
  addressFrom,
  type EditorProps,
  emptyText,
  problemOf,
  problemsWithin,
  withText,
} from '../fields/editor.ts'
import { PosterFields } from '../fields/poster-fields.tsx'
import { useAddressFollows } from '../fields/use-address-follows.ts'
import { VideoOrigin } from './video-origin.tsx'

export type VideoSource = NonNullable<VideosSource['videos']>[number]

interface VideoFieldsProps extends EditorProps<VideoSource> {
  /** The other videos of the page, whose keys this video must not have. */
  others: readonly VideoSource[]
  call: SignedInCall
}

export function VideoFields({ value, onChange, problems, others, call }: VideoFieldsProps) {
  const followsName = useAddressFollows(value.key)

  return (
    <>
      <BothLanguages
        label={m.site_edit_title()}
        value={value.title}
        onChange={(title) =>
          onChange({ ...value, title, ...(followsName && { key: addressFrom(title.en, others) }) })
        }
        problems={problemsWithin(problems, 'title')}
      />
      <div className="row">
        <Field
          label={m.site_edit_address()}
          hint={m.site_edit_video_address_hint({ key: value.key })}
          error={problemOf(problems, 'key')}
          value={value.key}
          onChange={({ currentTarget }) => onChange({ ...value, key: currentTarget.value })}
        />
      </div>
      <BothLanguages
        label={m.site_edit_video_text()}
        required={false}
        rows={2}
        value={value.text ?? emptyText}
        onChange={(text) => onChange(withText(value, text))}
        problems={problemsWithin(problems, 'text')}
      />
      <VideoOrigin value={value} onChange={onChange} problems={problems} call={call} />
      <PosterFields
        label={m.site_edit_video_poster()}
        required
        value={value.poster}
        onChange={(poster) => poster && onChange({ ...value, poster })}
        problems={problemsWithin(problems, 'poster')}
        call={call}
      />
    </>
  )
}
