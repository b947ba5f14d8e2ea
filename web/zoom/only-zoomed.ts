/** Enlarging a picture changes the address (`?zoom=`) but nothing of what the page was loaded with. */
import type { ShouldRevalidateFunctionArgs } from 'react-router'

export function unlessOnlyZoomed({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const samePage =
    withoutZoom(currentUrl) === withoutZoom(nextUrl) && currentUrl.href !== nextUrl.href
  return samePage && !formMethod ? false : defaultShouldRevalidate
}

function withoutZoom(address: URL): string {
  const parameters = new URLSearchParams(address.search)
  parameters.delete('zoom')
  return `${address.pathname}?${parameters}`
}
