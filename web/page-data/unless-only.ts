/**
 * Skips loading when the only changed parameter affects the view alone. The parameter `zoom` enlarges a picture, and
 * `open` opens letters.
 */
import type { ShouldRevalidateFunctionArgs } from 'react-router'

export function unlessOnly(parameter: 'zoom' | 'open') {
  const addressWithout = (address: URL) => {
    const parameters = new URLSearchParams(address.search)
    parameters.delete(parameter)
    return `${address.pathname}?${parameters}`
  }
  return (change: ShouldRevalidateFunctionArgs): boolean => {
    const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change
    const isSamePage =
      addressWithout(currentUrl) === addressWithout(nextUrl) && currentUrl.href !== nextUrl.href
    return isSamePage && !formMethod ? false : defaultShouldRevalidate
  }
}
