/** Scrolls a search field on a touch screen, so that the keyboard does not cover the suggestions below the field. */

/** Scrolls the form to the top of the screen, without an animation if the reader prefers reduced motion. */
export function scrollAboveKeyboard(form: HTMLFormElement | null | undefined): void {
  if (!form || !matchMedia('(pointer: coarse)').matches) return
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  form.scrollIntoView({ block: 'start', behavior: isReduced ? 'instant' : 'smooth' })
}
