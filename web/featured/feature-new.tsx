/** Creates a pair for the home page: the admin chooses a species, then a photograph and an artwork of it. */

import { useRef, useState } from 'react'
import type { Output } from '../../contract/endpoints.ts'
import { kindNames } from '../../contract/kinds.ts'
import type { UploadHomeEntry } from '../../contract/schemas/curation.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { administrationFailure } from '../admin/failure-words.ts'
import { post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import type { ListedSpecies } from '../species-picker/listed-species.ts'
import { SpeciesPicker } from '../species-picker/species-picker.tsx'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import styles from './home-section.module.css'
import { type Pair, PairPicker } from './pair-picker.tsx'

interface FeatureNewProps {
  entries: UploadHomeEntry[]
  call: SignedInCall
  onFeatured: () => void
}

const noPair: Pair = { pic: '', art: '' }

export function FeatureNew({ entries, call, onFeatured }: FeatureNewProps) {
  const [species, setSpecies] = useState<ListedSpecies | null>(null)
  const [found, setFound] = useState<Output<'adminView'>>()
  const [chosen, setChosen] = useState(noPair)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  // Only the answer for the latest choice is used.
  const asked = useRef<ListedSpecies | null>(null)
  const show = useToast()
  const repeated = entries.some(({ pic, art }) => pic._id === chosen.pic && art._id === chosen.art)
  const failed = (title: string) => (error: unknown) =>
    show({ look: 'failure', title, text: administrationFailure(error) })

  async function choose(next: ListedSpecies | null) {
    asked.current = next
    setSpecies(next)
    setFound(undefined)
    setChosen(noPair)
    if (!next) return
    const { latinName: search, kind } = next
    const isLatest = () => asked.current === next
    await call(() => post('adminView', { search, kind })).then(
      (answer) => isLatest() && setFound(answer),
      (error) => isLatest() && failed(m.home_failed_load())(error),
    )
  }

  async function feature() {
    setMissing(!chosen.pic || !chosen.art)
    if (!chosen.pic || !chosen.art) return
    setBusy(true)
    const pair = { picId: chosen.pic, artId: chosen.art }
    await call(() => post('featureToHome', pair)).then(() => {
      show({ look: 'success', text: m.home_featured() })
      // The admin may have chosen another pair meanwhile.
      setChosen((now) => (now === chosen ? noPair : now))
      onFeatured()
    }, failed(m.home_failed_feature()))
    setBusy(false)
  }

  return (
    <div className={styles.new}>
      <SpeciesPicker kinds={kindNames} label={m.home_species()} value={species} onChange={choose} />
      {species && found && (
        <>
          <PairPicker names={species} chosen={chosen} onChoose={setChosen} {...found} />
          <div role="status">
            {repeated && <p className={styles.warning}>{m.home_repeated()}</p>}
          </div>
          <div role="alert">
            {missing && (!chosen.pic || !chosen.art) && (
              <p className={styles.warning}>{m.error_select_both()}</p>
            )}
          </div>
          <p>
            <Button look="main" busy={busy} onClick={feature}>
              {m.home_feature()}
            </Button>
          </p>
        </>
      )}
    </div>
  )
}
