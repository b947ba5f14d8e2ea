/** Calls by which admins fill the school's pages: files and the preview of texts. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { siteFileBytes } from '../limits.ts'
import { longestText } from '../schemas/content.ts'

const uses = ['poster', 'map', 'video', 'captions'] as const

const text = z.string().max(longestText).describe('Markdown')

export const siteContentCalls = {
  siteFile: endpoint({
    method: 'POST',
    path: '/siteFile',
    allow: 'admin',
    summary: "Uploads one poster, map, video or captions file for the school's pages",
    input: z.object({ use: z.enum(uses).describe('It decides types and size of the file') }),
    form: { files: ['file'], bytes: siteFileBytes.video },
    output: z.object({
      message: z.string(),
      file: z.string().describe('The name for content, served from /content/{file}'),
      width: z.number().nullable().describe('Of a picture or map; null for any other file'),
      height: z.number().nullable().describe('As the width'),
    }),
  }),
  sitePreview: endpoint({
    method: 'POST',
    path: '/sitePreview',
    allow: 'admin',
    summary: 'The HTML of a text in both languages, as pages show it',
    input: z.object({ en: text, zh: text }),
    output: z.object({ en: z.string(), zh: z.string() }),
  }),
}
