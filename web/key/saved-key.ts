/** Shows a saved page of the key only when it has the answers of its address (web/offline/worker.ts hides it). */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { KeyStep } from './key-step.ts'

/** @returns whether the page is a saved page, which has no answers yet although its address has some */
export function useIsBehind({ answers }: KeyStep): boolean {
  const { search } = useLocation()
  return answers.length === 0 && new URLSearchParams(search).has('is')
}

/** Shows the content as soon as it is complete. */
export function useShownContent(isComplete: boolean): void {
  useEffect(() => {
    if (isComplete) showContent()
  }, [isComplete])
}

export function showContent(): void {
  document.querySelector('[data-is-behind]')?.removeAttribute('data-is-behind')
}
