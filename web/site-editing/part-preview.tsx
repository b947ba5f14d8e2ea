/** Shows the edited content of a part in the form in which the pages of the site show published content. */
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Output } from '../../contract/calls/endpoints.ts'
import { AboutPage } from '../about/about-page.tsx'
import { Activities } from '../home-page/activities.tsx'
import { isLanguage } from '../language/language.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { termsByGroup } from '../terms/shown-terms.ts'
import { TermGroups } from '../terms/terms-page.tsx'
import { Select } from '../ui/forms/select.tsx'
import { Prose } from '../ui/prose.tsx'
import { VideosPage } from '../videos/videos-page.tsx'
import { StopEntry } from '../walks/stop-entry.tsx'
import { WalkMap } from '../walks/walk-map.tsx'
import { QuestionsPreview } from './characters/questions-preview.tsx'

export function PartPreview({ preview }: { preview: Output<'previewSitePart'> }) {
  const { activities, about, videos, walks, map = null, terms, characters } = preview
  const [parameters] = useSearchParams()
  const requestedLanguage = parameters.get('text')
  return (
    <section className="whole" aria-labelledby="site-preview">
      <h2 id="site-preview">{m.site_edit_preview_heading()}</h2>
      {activities && <Activities activities={activities} />}
      {about && (
        <AboutPage
          about={about}
          walks={[]}
          map={null}
          routes={{}}
          language={isLanguage(requestedLanguage) ? requestedLanguage : getLocale()}
        />
      )}
      {videos && <VideosPage videos={videos} isVideoOpen />}
      {walks && <WalkPreview walks={walks} map={map} />}
      {terms && <TermGroups groups={termsByGroup(terms, getLocale())} />}
      {characters && <QuestionsPreview questions={characters} />}
    </section>
  )
}

interface WalkPreviewProps {
  walks: NonNullable<Output<'previewSitePart'>['walks']>
  map: Output<'walk'>['map']
}

function WalkPreview({ walks, map }: WalkPreviewProps) {
  const language = getLocale()
  const [key, setKey] = useState(walks[0]?.key ?? '')
  const walk = walks.find((each) => each.key === key)
  if (!walk) return <p>{m.site_edit_from_nothing()}</p>
  return (
    <>
      {walks.length > 1 && (
        <Select
          label={m.site_edit_walks()}
          value={key}
          options={walks.map(({ key, name }) => ({ value: key, label: name[language] }))}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
      )}
      <h3>{walk.name[language]}</h3>
      <p>
        {m.walk_minutes({ minutes: walk.minutes })} ·{' '}
        {m.walk_stop_count({ count: walk.stops.length })}
      </p>
      <Prose html={walk.text[language]} />
      {/* The box prevents the sticky map from covering the stops, which are below the map. */}
      {map && (
        <div>
          <WalkMap map={map} stops={walk.stops} current="" />
        </div>
      )}
      <ol>
        {walk.stops.map((stop, index) => (
          <StopEntry
            key={stop.key}
            stop={stop}
            number={index + 1}
            before={undefined}
            after={undefined}
            isOnMap={map !== null}
          />
        ))}
      </ol>
    </>
  )
}
