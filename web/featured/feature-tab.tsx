/** Shows a clipboard with one photograph and one artwork, and the button that makes a featured pair of both. */
import { useEffect, useId, useState } from 'react'
import type { Output } from '../../contract/calls/endpoints.ts'
import { adminFeatureLabelLife } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { administrationFailure } from '../admin/failure-words.ts'
import { post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import styles from './admin-view.module.css'
import { PairPicker } from './pair-picker.tsx'

interface FeatureTabProps {
  names: Names
  result: Output<'adminView'>
  call: SignedInCall
}

/**
 * The label changes from Feature to Loading...., to Done! and after 500 ms to Feature again (specification, section 2).
 */
const labels = { ready: m.view_feature, loading: m.view_loading, done: m.view_done }

export function FeatureTab({ names, result, call }: FeatureTabProps) {
  const [pair, setPair] = useState({ pic: '', art: '' })
  const [stage, setStage] = useState<keyof typeof labels>('ready')
  const showToast = useToast()
  const choiceHint = useId()

  useEffect(() => {
    if (stage !== 'done') return
    const timer = setTimeout(() => setStage('ready'), adminFeatureLabelLife)
    return () => clearTimeout(timer)
  }, [stage])

  async function feature() {
    if (stage !== 'ready') return
    if (!pair.pic || !pair.art) {
      showToast({ look: 'failure', title: m.toast_error(), text: m.error_select_both() })
      return
    }
    setStage('loading')
    try {
      await call(() => post('makeFeatured', { ...pair, plant: names.latinName }))
      setStage('done')
    } catch (error) {
      setStage('ready')
      showToast({
        look: 'failure',
        title: m.home_failed_feature(),
        text: administrationFailure(error),
      })
    }
  }

  const isComplete = Boolean(pair.pic && pair.art)
  return (
    <>
      <p className={styles.clipboard}>
        <span>
          {m.view_clipboard_pic()} <code>{pair.pic || '–'}</code>
        </span>
        <span>
          {m.view_clipboard_art()} <code>{pair.art || '–'}</code>
        </span>
        {/* The button stays pressable, and a press without a pair explains the missing choice again. */}
        <Button
          look="main"
          aria-disabled={stage !== 'ready' || !isComplete || undefined}
          aria-describedby={isComplete ? undefined : choiceHint}
          onClick={feature}
        >
          <span aria-live="polite">{labels[stage]()}</span>
        </Button>
        {/* The hint keeps its space, so that the pictures below it do not move. */}
        <span id={choiceHint} className={styles.choiceHint} data-done={isComplete || undefined}>
          {m.error_select_both()}
        </span>
      </p>
      <PairPicker
        names={names}
        resultPics={result.resultPics}
        resultArts={result.resultArts}
        chosenPair={pair}
        onChoose={setPair}
      />
    </>
  )
}
