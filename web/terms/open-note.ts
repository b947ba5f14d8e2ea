/** Opens the explanation of a term in a popover: beside the link, or at the foot of the window in an older browser. The explanations come from the page of all terms. */
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

/** @throws an error without a network, without the term, or in a browser without popovers */
export async function openNote(link: HTMLAnchorElement): Promise<void> {
  page ??= loadPage()
  const words = await page.catch((error: unknown) => {
    page = undefined
    throw error
  })
  const entry = words.getElementById(decodeURIComponent(link.hash.slice(1)))
  const name = entry?.querySelector('h3')
  if (!entry || !name) throw new Error('no such term')
  const note = document.createElement('div')
  Object.assign(note, { className: styles.note, popover: 'auto', tabIndex: -1, role: 'dialog' })
  note.setAttribute('aria-label', name.textContent)
  const all = document.createElement('a')
  Object.assign(all, { href: link.href, textContent: m.terms_all() })
  note.append(...Array.from(entry.children, (part) => document.importNode(part, true)))
  note.lastElementChild?.append(all)
  note.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') note.remove()
  })
  document.body.append(note)
  note.showPopover({ source: link })
  note.focus()
}
