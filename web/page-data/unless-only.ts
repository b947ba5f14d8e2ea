/**
 * Skips loading when the only changed parameter affects the view alone: the enlarged picture (`zoom`)
 * or the open letters (`open`).
 */
import type { ShouldRevalidateFunctionArgs } from 'react-router'

export function unlessOnly(parameter: 'zoom' | 'open') {
  const without = (address: URL) => {
    const parameters = new URLSearchParams(address.search)
    parameters.delete(parameter)
    return `${address.pathname}?${parameters}`
  }
  return (change: ShouldRevalidateFunctionArgs): boolean => {
    const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change
    const samePage = without(currentUrl) === without(nextUrl) && currentUrl.href !== nextUrl.href
    return samePage && !formMethod ? false : defaultShouldRevalidate
  }
}
