/** Handler of the call that shows an admin how a text of the school will look. */
import type { Handlers } from '../kernel/handlers.ts'
import { bothHtmlOf } from './markdown.ts'

export const previewHandlers = {
  async sitePreview(text) {
    return bothHtmlOf(text)
  },
} satisfies Partial<Handlers>
