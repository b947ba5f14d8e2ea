/**
 * Nominates a photograph or an artwork for the home page. The label of the button changes from Feature to Loading...,
 * Success, Submitted! and Feature again (specification, sections 4 and 9). A failed call has a label of its own.
 */
import { useEffect, useState } from 'react'
import { featureLabelLife } from '../../contract/limits.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { sendForm } from '../client/send-form.ts'
import { m } from '../paraglide/messages.js'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import styles from './feature-button.module.css'

export interface FeatureButtonProps {
  target: 'picture' | 'artwork'
  plant: string
  path: string
  /** Names the picture for screen readers, because a page has many Feature buttons. */
  pictureName: string
  call: SignedInCall
}

const labels = {
  ready: m.feature,
  loading: m.feature_loading,
  success: m.feature_success,
  submitted: m.feature_submitted,
  failed: m.feature_failed,
}
type Stage = keyof typeof labels

const nextStages: Partial<Record<Stage, Stage>> = {
  success: 'submitted',
  submitted: 'ready',
  failed: 'ready',
}

export function FeatureButton({ target, plant, path, pictureName, call }: FeatureButtonProps) {
  const [stage, setStage] = useState<Stage>('ready')
  const isHydrated = useHydrated()

  useEffect(() => {
    const nextStage = nextStages[stage]
    if (!nextStage) return
    const duration = stage === 'failed' ? 3 * featureLabelLife : featureLabelLife
    const timer = setTimeout(() => setStage(nextStage), duration)
    return () => clearTimeout(timer)
  }, [stage])

  async function feature() {
    if (stage !== 'ready') return
    setStage('loading')
    const name = target === 'picture' ? 'uploadFeatureSingle' : 'uploadFeatureArtSingle'
    try {
      await call(() => sendForm(name, { plant, path }, []))
      setStage('success')
    } catch {
      setStage('failed')
    }
  }

  return (
    <button
      type="button"
      className={styles.feature}
      data-stage={stage}
      disabled={!isHydrated}
      aria-disabled={stage !== 'ready'}
      onClick={feature}
    >
      <span aria-live="polite">{labels[stage]()}</span>
      <span className="visually-hidden"> {pictureName}</span>
    </button>
  )
}
