/** Handles the calls with which admins edit the school's content. */
import { bothHtmlOf } from '../content/markdown.ts'
import { signedIn } from '../kernel/caller.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { createPartPreview } from './preview.ts'
import type { SiteEditing } from './service.ts'

interface Needs {
  editing: SiteEditing
  preview: ReturnType<typeof createPartPreview>
}

export function siteEditingHandlers({ editing, preview }: Needs) {
  return {
    async sitePart({ part }) {
      return editing.read(part)
    },

    async sitePartHistory({ part }) {
      return { changes: await editing.history(part) }
    },

    async saveSitePart({ part, value, basedOn }, caller) {
      const changeId = await editing.save(signedIn(caller), part, value, basedOn)
      return { message: 'Published', changeId }
    },

    async resetSitePart({ part }, caller) {
      const changeId = await editing.reset(signedIn(caller), part)
      return { message: 'Reset', changeId }
    },

    previewSitePart: preview,

    /** @returns the HTML of a Markdown text, in both languages */
    async sitePreview(text) {
      return bothHtmlOf(text)
    },
  } satisfies Partial<Handlers>
}
