/** Shows one species to an admin, with a tab that features its pictures and a tab that edits the species. */
import { Link, useNavigate } from 'react-router'
import type { Output } from '../../contract/calls/endpoints.ts'
import { type Kind, kindNames } from '../../contract/kinds.ts'
import { editAddress, historyAddress, profileAddress } from '../../contract/names.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { OccurrenceFactsForm } from '../admin/species/occurrence-facts-form.tsx'
import { m } from '../paraglide/messages.js'
import { LatinInText } from '../species/latin-in-text.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { SpeciesPicker } from '../species-picker/species-picker.tsx'
import { TabLinks } from '../ui/tab-links.tsx'
import styles from './admin-view.module.css'
import { FeatureTab } from './feature-tab.tsx'

interface AdminViewProps {
  search: string
  kind: Kind
  result: Output<'adminView'> | undefined
  tab: 'feature' | 'edit'
  call: SignedInCall
}

export function AdminView({ search, kind, result, tab, call }: AdminViewProps) {
  const navigate = useNavigate()
  const [species] = result?.resultPlant ?? []
  const name = search.replaceAll('_', ' ')
  const addressOfTab = (name: 'feature' | 'edit') =>
    `?${new URLSearchParams({ search, kind, tab: name })}`
  return (
    <>
      <SpeciesPicker
        kinds={kindNames}
        label={m.home_species()}
        value={null}
        onChange={(choice) => {
          if (!choice) return
          const parameters = { search: choice.latinName, kind: choice.kind, tab }
          navigate(`?${new URLSearchParams(parameters)}`)
        }}
      />
      {search && (
        <p>
          <LatinInText text={m.view_searched({ text: name })} name={species && name} />
        </p>
      )}
      {search && !result && <p role="status">{m.view_none()}</p>}
      {result && species && (
        <>
          <p className={styles.names}>
            <Link to={profileAddress(kind, species.latinName)}>
              <SpeciesNames names={species} as="entry" />
            </Link>
          </p>
          <TabLinks
            label={m.view_tabs()}
            tabs={[
              { to: addressOfTab('feature'), text: m.view_feature(), current: tab === 'feature' },
              { to: addressOfTab('edit'), text: m.view_edit(), current: tab === 'edit' },
            ]}
          />
          {tab === 'feature' ? (
            <FeatureTab names={species} result={result} call={call} />
          ) : (
            <>
              <ul className={styles.ways}>
                <li>
                  <Link to={editAddress(kind, species.latinName)}>{m.view_to_edit()}</Link>
                </li>
                <li>
                  <Link to={historyAddress(kind, species.latinName)}>{m.view_to_history()}</Link>
                </li>
              </ul>
              <OccurrenceFactsForm
                key={species._id}
                kind={kind}
                name={species.latinName}
                facts={result.facts}
                call={call}
              />
            </>
          )}
        </>
      )}
    </>
  )
}
