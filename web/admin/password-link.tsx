/** Shows a link for setting a password, with a button that copies the link. */
import { useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import styles from './administration.module.css'

interface PasswordLinkProps {
  username: string
  address: string
}

export function PasswordLink({ username, address }: PasswordLinkProps) {
  const addressElement = useRef<HTMLElement>(null)
  const [message, setMessage] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setMessage(m.accounts_link_copied())
    } catch {
      // Without https, a browser offers no clipboard. With https, the browser may deny access to the clipboard.
      if (addressElement.current) window.getSelection()?.selectAllChildren(addressElement.current)
      setMessage(m.accounts_link_selected())
    }
  }

  return (
    <div className={styles.link}>
      <span role="status">{m.accounts_link_text({ username })}</span>
      <code ref={addressElement}>{address}</code>
      <span className={styles.copy}>
        <Button aria-label={m.accounts_link_copy_label({ username })} onClick={copy}>
          {m.accounts_link_copy()}
        </Button>
        <span role="status">{message}</span>
      </span>
    </div>
  )
}
