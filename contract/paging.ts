/** Defines the page number and the page size of calls that return a long list page by page. */
import * as z from 'zod'

export const pageInput = z.coerce
  .number()
  .int()
  .min(1)
  .max(100_000)
  .default(1)
  .describe('Page of the list; the first is 1')

export const pageOf = {
  total: z.int().describe('Number of entries of all pages together'),
  pageSize: z.int().describe('Number of entries of a full page'),
}
