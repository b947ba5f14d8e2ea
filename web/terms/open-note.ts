/**
 * Opens the explanation of a term in a popover next to the link, or at the foot of the window in an older browser. The
 * module reads the explanations from the page of all terms.
 */
import { termsAddress } from '../../contract/addresses/term-address.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import styles from './note.module.css'

let page: Promise<Document> | undefined

async function loadPage(): Promise<Document> {
  const answer = await fetch(`${termsAddress}?lang=${getLocale()}`)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

/** @throws an error if the page does not load, if the page lacks the term, or if the browser has no popovers */
export async function openNote(link: HTMLAnchorElement): Promise<void> {
  page ??= loadPage()
  const terms = await page.catch((error: unknown) => {
    page = undefined
    throw error
  })
  const entry = terms.getElementById(decodeURIComponent(link.hash.slice(1)))
  const name = entry?.querySelector('h3')
  if (!entry || !name) throw new Error('no such term')
  const note = document.createElement('div')
  Object.assign(note, { className: styles.note, popover: 'auto', tabIndex: -1, role: 'dialog' })
  note.setAttribute('aria-label', name.textContent)
  const allTerms = document.createElement('a')
  Object.assign(allTerms, { href: link.href, textContent: m.terms_all() })
  note.append(...Array.from(entry.children, (part) => document.importNode(part, true)))
  note.lastElementChild?.append(allTerms)
  note.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') note.remove()
  })
  document.body.append(note)
  note.showPopover({ source: link })
  note.focus()
}
