/**
 * Renders a form that only a script can send, with a message for browsers without scripts. The form uses POST, so that
 * no browser puts typed text into an address.
 */
import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'

/**
 * The attribute `data-in-use` is set at the first press, focus or dragged file. Styles then reserve space for a result
 * below the form, so that an unused form has no empty space.
 */
export function ScriptedForm({ children, ...props }: ComponentProps<'form'>) {
  const [isInUse, setIsInUse] = useState(false)
  const use =
    <Event extends SyntheticEvent>(handle: ((event: Event) => void) | undefined) =>
    (event: Event) => {
      setIsInUse(true)
      handle?.(event)
    }
  return (
    <form
      method="post"
      noValidate
      {...props}
      data-in-use={isInUse || undefined}
      onFocus={use(props.onFocus)}
      onPointerDown={use(props.onPointerDown)}
      onDragEnter={use(props.onDragEnter)}
    >
      <noscript>
        <p>{m.form_without_scripts()}</p>
      </noscript>
      {children}
    </form>
  )
}
