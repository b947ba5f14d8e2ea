/** Creates a pair for the home page. The admin chooses a species, then a photograph and an artwork of that species. */

import { useId, useRef, useState } from 'react'
import type { Output } from '../../contract/calls/endpoints.ts'
import { kindNames } from '../../contract/kinds.ts'
import type { UploadHomeEntry } from '../../contract/schemas/pairs.ts'
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
  const [result, setResult] = useState<Output<'adminView'>>()
  const [pair, setPair] = useState(noPair)
  const [busy, setBusy] = useState(false)
  const [isIncomplete, setIsIncomplete] = useState(false)
  // Only the answer for the latest choice is used.
  const latestChoice = useRef<ListedSpecies | null>(null)
  const showToast = useToast()
  const choiceHint = useId()
  const isComplete = Boolean(pair.pic && pair.art)
  const isRepeated = entries.some(({ pic, art }) => pic._id === pair.pic && art._id === pair.art)
  const showFailure = (title: string) => (error: unknown) =>
    showToast({ look: 'failure', title, text: administrationFailure(error) })

  async function choose(choice: ListedSpecies | null) {
    latestChoice.current = choice
    setSpecies(choice)
    setResult(undefined)
    setPair(noPair)
    if (!choice) return
    const { latinName: search, kind } = choice
    const isLatest = () => latestChoice.current === choice
    await call(() => post('adminView', { search, kind })).then(
      (answer) => isLatest() && setResult(answer),
      (error) => isLatest() && showFailure(m.home_failed_load())(error),
    )
  }

  async function feature() {
    setIsIncomplete(!isComplete)
    if (!isComplete) return
    setBusy(true)
    const input = { picId: pair.pic, artId: pair.art }
    await call(() => post('featureToHome', input)).then(() => {
      showToast({ look: 'success', text: m.home_featured() })
      // The admin may have chosen another pair during the call.
      setPair((current) => (current === pair ? noPair : current))
      onFeatured()
    }, showFailure(m.home_failed_feature()))
    setBusy(false)
  }

  return (
    <div className={styles.new}>
      <SpeciesPicker kinds={kindNames} label={m.home_species()} value={species} onChange={choose} />
      {species && result && (
        <>
          <PairPicker names={species} chosenPair={pair} onChoose={setPair} {...result} />
          <div role="status">
            {isRepeated && <p className={styles.warning}>{m.home_repeated()}</p>}
          </div>
          <div role="alert">
            {isIncomplete && !isComplete && (
              <p className={styles.warning}>{m.error_select_both()}</p>
            )}
          </div>
          <p className={styles.feature}>
            {/* The button stays pressable, and a press without a pair warns about the missing choice. */}
            <Button
              look="main"
              busy={busy}
              aria-disabled={busy || !isComplete || undefined}
              aria-describedby={isComplete ? undefined : choiceHint}
              onClick={feature}
            >
              {m.home_feature()}
            </Button>
            {!isComplete && !isIncomplete && (
              <span id={choiceHint} className={styles.none}>
                {m.error_select_both()}
              </span>
            )}
          </p>
        </>
      )}
    </div>
  )
}
