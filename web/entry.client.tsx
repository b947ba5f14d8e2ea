/** Hydrates the rendered page in the browser. */
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale } from './paraglide/runtime.js'

// The server has chosen; the document says which.
overwriteGetLocale(() => (document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
