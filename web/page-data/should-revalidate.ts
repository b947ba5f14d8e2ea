/**
 * Prevents a page from loading its data again when only one parameter of the view changes. The parameter `zoom`
 * enlarges a picture, and `open` opens letters of a glossary.
 */
import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** @returns the function `shouldRevalidate` of a route, which ignores changes of the parameter */
export function shouldRevalidateIgnoring(parameter: 'zoom' | 'open') {
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
