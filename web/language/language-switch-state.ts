/**
 * Keeps the scroll position of the reader and the text of marked fields when the reader switches the language. The
 * switch loads a new document. Password fields have no mark.
 */

/** The attribute of a field whose text is kept. */
export const keepOnLanguageSwitch = { 'data-kept': true }

const storageKey = 'over the switch'

interface SavedState {
  pathname: string
  scrollY: number
  /** The name and text of each field. */
  texts: [string, string][]
}

/**
 * Saves the texts and the scroll position. The page calls this function when the reader switches to the same page in
 * the other language.
 */
export function saveBeforeSwitch(): void {
  const { pathname } = window.location
  const texts = markedFields().map(({ name, value }): [string, string] => [name, value])
  save({ pathname, scrollY: window.scrollY, texts: texts.filter(([, text]) => text) })
}

/**
 * Restores the texts and the scroll position. The page calls this function once after hydration. If the reader has not
 * just switched the language, the function does nothing.
 */
export function restoreAfterSwitch(): void {
  const saved = takeSaved()
  if (saved?.pathname !== window.location.pathname) return
  const texts = new Map(saved.texts)
  for (const field of markedFields()) {
    // Text that the reader has already typed on the new page stays.
    if (field.value === field.defaultValue) field.value = texts.get(field.name) ?? field.value
  }
  // With a fragment, the browser itself scrolls to the element. The reader may also have scrolled already.
  if (!window.location.hash && window.scrollY === 0) {
    window.scrollTo({ top: saved.scrollY, behavior: 'instant' })
  }
}

function markedFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[data-kept]')]
}

function save(state: SavedState): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(state))
  } catch {
    // The storage is full, or the browser denies access to the storage. The page then begins at its top.
  }
}

function takeSaved(): SavedState | undefined {
  try {
    const text = window.sessionStorage.getItem(storageKey)
    window.sessionStorage.removeItem(storageKey)
    return text ? (JSON.parse(text) as SavedState) : undefined
  } catch {
    return undefined
  }
}
