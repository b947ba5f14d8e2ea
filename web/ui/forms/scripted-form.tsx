/**
 * A form that needs script to be sent, and says so in a browser without script. If it is sent
 * anyway, it posts, so that no typed text is in an address.
 */
import type { ComponentProps } from 'react'
import { m } from '../../paraglide/messages.js'

export function ScriptedForm({ children, ...rest }: ComponentProps<'form'>) {
  return (
    <form method="post" noValidate {...rest}>
      <noscript>
        <p>{m.form_without_scripts()}</p>
      </noscript>
      {children}
    </form>
  )
}
