/**
 * Some of an address only says how a page is shown: which picture is enlarged (`zoom`), which letters
 * are open (`open`). When nothing else changes, nothing is loaded again.
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
