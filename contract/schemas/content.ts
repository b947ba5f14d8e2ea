/** What `content/site.yaml` holds. */
import * as z from 'zod'

const inBothLanguages = z.object({ en: z.string().min(1), zh: z.string().min(1) })

export const siteContentSchema = z.object({
  name: inBothLanguages,
  description: inBothLanguages,
  /** Website-registration filing number, shown in the footer; empty for none. */
  filingNumber: z.string(),
  filingAddress: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
})

export type SiteContent = z.infer<typeof siteContentSchema>
