/**
 * Keeps the place of the reader and the text of marked fields when the language is switched,
 * because that loads a new document. Passwords are never kept.
 */

/** For a field that keeps its own text. */
export const keptOverSwitch = { 'data-kept': true }

const storageKey = 'over the switch'

interface Kept {
  pathname: string
  scrollY: number
  /** Name and text of each field. */
  texts: [string, string][]
}

/** To be called when this page is left for the same one in the other language. */
export function carryOver(): void {
  const { pathname } = window.location
  const texts = keptFields().map(({ name, value }): [string, string] => [name, value])
  keep({ pathname, scrollY: window.scrollY, texts: texts.filter(([, text]) => text) })
}

/** To be called once when a page is hydrated; does nothing unless it was just switched to. */
export function restoreCarried(): void {
  const kept = takeKept()
  if (kept?.pathname !== window.location.pathname) return
  const texts = new Map(kept.texts)
  for (const field of keptFields()) {
    // What was typed into it since stays.
    if (!field.value) field.value = texts.get(field.name) ?? ''
  }
  // With a fragment the browser knows the place better; and the reader may have scrolled since.
  if (!window.location.hash && window.scrollY === 0) {
    window.scrollTo({ top: kept.scrollY, behavior: 'instant' })
  }
}

function keptFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[data-kept]')]
}

function keep(kept: Kept): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Storage is full or refused: the page begins at its top.
  }
}

function takeKept(): Kept | undefined {
  try {
    const text = window.sessionStorage.getItem(storageKey)
    window.sessionStorage.removeItem(storageKey)
    return text ? (JSON.parse(text) as Kept) : undefined
  } catch {
    return undefined
  }
}
