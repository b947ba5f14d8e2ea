/**
 * Shows the next step as soon as a reader answers. The router changes the address after the paint, because the router
 * renders the whole page with a hundred unchanged links.
 */
import { type MouseEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { kinds } from '../../contract/kinds.ts'
import { afterPaint } from '../ui/behaviour/after-paint.ts'
import type { KeyStep } from './key-step.ts'
import { stepInBrowser } from './load-key.ts'

interface StepAhead {
  step: KeyStep
  search: string
  /** Earlier steps of the router. If the router has a different step, the page ignores the step ahead. */
  olderSteps: readonly KeyStep[]
}

/** @param loadedStep the step of the router */
export function useSteps(loadedStep: KeyStep) {
  const navigate = useNavigate()
  const location = useLocation()
  const [latestStep, setLatest] = useState<StepAhead>()
  const stepAhead = latestStep?.olderSteps.includes(loadedStep) ? latestStep : undefined
  const pendingAddress = useRef<string>(undefined)

  function navigateTo(address: string) {
    pendingAddress.current = undefined
    navigate(address, { preventScrollReset: true })
  }

  /** @param address an address of this key */
  function followAddress(address: string) {
    // Each answer gets its own entry in the history, even if the next answer follows at once.
    if (pendingAddress.current) navigateTo(pendingAddress.current)
    const { search } = new URL(address, window.location.href)
    const step = stepInBrowser(loadedStep.kind, search)
    if (!step) {
      navigateTo(address)
      return
    }
    setLatest({
      step,
      search,
      olderSteps: stepAhead ? [...stepAhead.olderSteps, stepAhead.step] : [loadedStep],
    })
    pendingAddress.current = address
    afterPaint(() => {
      if (pendingAddress.current === address) navigateTo(address)
    })
  }

  /**
   * Handles presses of plain links. These links do not subscribe to the address, so a step does not render all of the
   * links again.
   */
  function followPressed(event: MouseEvent<HTMLElement>) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
    const link = target instanceof Element ? target.closest('a') : null
    const address = link?.getAttribute('href') ?? ''
    if (!address.startsWith('/')) return
    event.preventDefault()
    if (new URL(address, window.location.href).pathname === kinds[loadedStep.kind].key)
      followAddress(address)
    else {
      // The router must not open the address of an earlier answer after the address of this link.
      if (pendingAddress.current) navigateTo(pendingAddress.current)
      navigate(address)
    }
  }

  const { step, search } = stepAhead ?? { step: loadedStep, search: location.search }
  return { step, search, followAddress, followPressed }
}
