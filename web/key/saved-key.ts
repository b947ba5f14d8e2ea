/**
 * Shows the content of a saved page of the key when the page has the answers of its address. Until then, the service
 * worker (web/offline/worker.ts) hides the content.
 */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { KeyStep } from './key-step.ts'

/** @returns whether the address has answers but the step has none, as on a saved page of the key */
export function useIsBehind({ answers }: KeyStep): boolean {
  const { search } = useLocation()
  return answers.length === 0 && new URLSearchParams(search).has('is')
}

/** Shows the content as soon as the content is complete. */
export function useShownContent(isComplete: boolean): void {
  useEffect(() => {
    if (isComplete) showContent()
  }, [isComplete])
}

export function showContent(): void {
  document.querySelector('[data-is-behind]')?.removeAttribute('data-is-behind')
}
