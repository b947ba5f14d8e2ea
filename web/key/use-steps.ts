/**
 * Shows the next step as soon as a reader answers. The router follows after the paint, because it renders the whole
 * page, with a hundred links that no answer changes.
 */
import { type MouseEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { kinds } from '../../contract/kinds.ts'
import { afterPaint } from '../ui/behaviour/after-paint.ts'
import type { KeyStep } from './key-step.ts'
import { stepInBrowser } from './load-key.ts'

interface Ahead {
  step: KeyStep
  search: string
  /** Earlier steps of the router. Once the router has any other step, this one is dropped. */
  older: readonly KeyStep[]
}

/** @param loaded the step of the router */
export function useSteps(loaded: KeyStep) {
  const navigate = useNavigate()
  const location = useLocation()
  const [latest, setLatest] = useState<Ahead>()
  const ahead = latest?.older.includes(loaded) ? latest : undefined
  const waiting = useRef<string>(undefined)

  function go(address: string) {
    waiting.current = undefined
    navigate(address, { preventScrollReset: true })
  }

  /** @param address an address of this key */
  function follow(address: string) {
    // Each answer gets its own entry in the history, even if the next answer follows at once.
    if (waiting.current) go(waiting.current)
    const { search } = new URL(address, window.location.href)
    const step = stepInBrowser(loaded.kind, search)
    if (!step) {
      go(address)
      return
    }
    setLatest({ step, search, older: ahead ? [...ahead.older, ahead.step] : [loaded] })
    waiting.current = address
    afterPaint(() => {
      if (waiting.current === address) go(address)
    })
  }

  /** Handles presses of plain links. They do not subscribe to the address, so a step does not render all of them. */
  function followPressed(event: MouseEvent<HTMLElement>) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
    const link = target instanceof Element ? target.closest('a') : null
    const address = link?.getAttribute('href') ?? ''
    if (!address.startsWith('/')) return
    event.preventDefault()
    if (new URL(address, window.location.href).pathname === kinds[loaded.kind].key) follow(address)
    else {
      // The address of an earlier answer must not follow after that of this link.
      if (waiting.current) go(waiting.current)
      navigate(address)
    }
  }

  const { step, search } = ahead ?? { step: loaded, search: location.search }
  return { step, search, follow, followPressed }
}
