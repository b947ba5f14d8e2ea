/** Renders the editor of home.yaml: the activities of the club and the sign-up for guided tours. */
import type { HomeSource } from '../../../contract/schemas/content.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { dayInWords, localDay } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Field } from '../../ui/forms/field.tsx'
import { BothLanguages } from '../fields/both-languages.tsx'
import { type EditorProps, emptyText, problemOf, problemsWithin } from '../fields/editor.ts'
import { EntryList } from '../fields/entry-list.tsx'
import { MarkdownFields } from '../fields/markdown-fields.tsx'
import { PosterFields } from '../fields/poster-fields.tsx'
import { TourFields } from './tour-fields.tsx'

type Activity = NonNullable<HomeSource['activities']>[number]

interface HomeEditorProps extends EditorProps<HomeSource> {
  call: SignedInCall
}

export function HomeEditor({ value, onChange, problems, call }: HomeEditorProps) {
  const { activities = [] } = value
  return (
    <div className="editor">
      <section className="part" aria-labelledby="site-activities">
        <h2 id="site-activities">{m.site_edit_activities()}</h2>
        <p className="hint">{m.site_edit_activities_hint()}</p>
        <EntryList
          entries={activities}
          onChange={(next) => onChange({ ...value, activities: next })}
          make={(): Activity => ({ date: localDay(), title: emptyText, text: emptyText })}
          addLabel={m.site_edit_add_activity()}
          nameOf={({ date, title }) =>
            `${date && dayInWords(date)} ${title[getLocale()] || title.en || title.zh}`
          }
          hasProblem={(index) =>
            Object.keys(problemsWithin(problems, 'activities', index)).length > 0
          }
        >
          {(activity, change, index) => (
            <ActivityFields
              value={activity}
              onChange={change}
              problems={problemsWithin(problems, 'activities', index)}
              call={call}
            />
          )}
        </EntryList>
      </section>
      <TourFields
        value={value.tourSignUp}
        onChange={(tourSignUp) => onChange(tourSignUp ? { ...value, tourSignUp } : { activities })}
        problems={problemsWithin(problems, 'tourSignUp')}
      />
    </div>
  )
}

interface ActivityFieldsProps extends EditorProps<Activity> {
  call: SignedInCall
}

function ActivityFields({ value, onChange, problems, call }: ActivityFieldsProps) {
  const { poster, ...otherFields } = value
  return (
    <>
      <div className="row">
        <Field
          label={m.site_edit_date()}
          type="date"
          required
          error={problemOf(problems, 'date')}
          value={value.date}
          onChange={({ currentTarget }) => onChange({ ...value, date: currentTarget.value })}
        />
      </div>
      <BothLanguages
        label={m.site_edit_title()}
        value={value.title}
        onChange={(title) => onChange({ ...value, title })}
        problems={problemsWithin(problems, 'title')}
      />
      <MarkdownFields
        label={m.site_edit_text()}
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
        problems={problemsWithin(problems, 'text')}
        call={call}
      />
      <PosterFields
        label={m.site_edit_poster()}
        value={poster}
        onChange={(next) => onChange(next ? { ...otherFields, poster: next } : otherFields)}
        problems={problemsWithin(problems, 'poster')}
        call={call}
      />
    </>
  )
}
