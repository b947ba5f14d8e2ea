/** Defines the calls for the content of the school's pages, and for the changes, files and previews of admins. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { keyQuestionsSchema } from '../key/key-table.ts'
import { siteFileBytes } from '../limits.ts'
import { localForm } from '../local-time.ts'
import {
  aboutContentSchema,
  activitySchema,
  mapSchema,
  type SitePart,
  sitePartSchemas,
  videoSchema,
} from '../schemas/content.ts'
import { walkWithSpeciesSchema } from '../schemas/walks.ts'
import { longestText } from '../school/content-fields.ts'
import { schoolSettingNames } from '../school/school-settings.ts'
import { termsContentSchema } from '../school/terms.ts'

const uses = ['poster', 'map', 'video', 'captions'] as const

const text = z.string().max(longestText).describe('Markdown')

const parts = Object.keys(sitePartSchemas) as [SitePart, ...SitePart[]]
const part = z.enum(parts).describe('The part of the content, such as `home` or `walks`')

const ofPart = <Part extends SitePart, Fields extends z.ZodRawShape>(name: Part, fields: Fields) =>
  z.object({
    part: z.literal(name).describe('The part of the content'),
    value: sitePartSchemas[name].describe('The whole part, as in its file'),
    ...fields,
  })

const valueOfPart = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.discriminatedUnion('part', [
    ofPart('site', fields),
    ofPart('settings', fields),
    ofPart('home', fields),
    ofPart('about', fields),
    ofPart('videos', fields),
    ofPart('walks', fields),
    ofPart('lookAlikes', fields),
    ofPart('terms', fields),
    ofPart('characters', fields),
  ])

const source = z.record(z.string(), z.unknown()).nullable()
const basedOn = z
  .string()
  .max(64)
  .describe('The `revision` that was edited; 409 if the content has changed since')
const changed = z.object({
  message: z.string(),
  changeId: z.string().describe('Id of the ledger entry for /undoChange'),
})

export const siteContentCalls = {
  sitePart: endpoint({
    method: 'GET',
    path: '/sitePart',
    allow: 'admin',
    summary: 'A part of the content for editing, with Markdown',
    input: z.object({ part }),
    output: z.object({
      value: source.describe(
        'The part as in its file; null if there is neither a file nor an edited value',
      ),
      edited: z
        .boolean()
        .describe('Whether an admin edited the part, so that the site does not use the file'),
      revision: z
        .string()
        .describe('Identifies the current value and its origin, which is the file or an edit'),
      inForce: z
        .array(
          z.object({
            name: z.enum(schoolSettingNames),
            value: z
              .string()
              .describe('As in its environment variable; empty without scheduled backups'),
            variable: z
              .string()
              .nullable()
              .describe(
                'The environment variable that fixes the setting; null if no variable fixes the setting',
              ),
          }),
        )
        .optional()
        .describe('Only for `settings`: the value of each setting in force'),
    }),
  }),
  sitePartHistory: endpoint({
    method: 'GET',
    path: '/sitePartHistory',
    allow: 'admin',
    summary: 'The latest changes of a part of the content, newest first',
    input: z.object({ part }),
    output: z.object({
      changes: z
        .array(
          z.object({
            id: z.string().describe('Id of the ledger entry for /undoChange'),
            at: z.string().describe(`When the part was changed, ${localForm}`),
            username: z.string().describe('Username of the admin; empty when unknown'),
            before: source.describe(
              'The value before the change; without an edited value, the current value of the file or null',
            ),
            after: source.describe(
              'The value after the change; without an edited value, the current value of the file or null',
            ),
            canUndo: z
              .boolean()
              .describe(
                'False if the change is undone; changes whose files were purged are not listed',
              ),
          }),
        )
        .describe('Newest first'),
    }),
  }),
  saveSitePart: endpoint({
    method: 'POST',
    path: '/saveSitePart',
    allow: 'admin',
    summary:
      'Publishes an edited part of the content; the site then uses the edited part instead of its file',
    fails: [409],
    input: valueOfPart({ basedOn }),
    output: changed,
  }),
  resetSitePart: endpoint({
    method: 'POST',
    path: '/resetSitePart',
    allow: 'admin',
    summary: 'Uses the file of a part of the content again',
    fails: [404],
    input: z.object({ part }),
    output: changed,
  }),
  previewSitePart: endpoint({
    method: 'POST',
    path: '/previewSitePart',
    allow: 'admin',
    summary: 'Previews an edited part of the content as pages show it; nothing is stored',
    input: valueOfPart({}),
    output: z.object({
      activities: z.array(activitySchema).optional().describe('Latest date first'),
      about: aboutContentSchema.optional().describe('About us, with HTML'),
      videos: z.array(videoSchema).optional().describe('In the order of the page'),
      walks: z.array(walkWithSpeciesSchema).optional().describe('With the species of each stop'),
      map: mapSchema.nullable().optional().describe('Map of the campus; null without a map'),
      terms: termsContentSchema.optional().describe('The terms'),
      characters: keyQuestionsSchema.shape.characters.optional(),
    }),
  }),
  siteFile: endpoint({
    method: 'POST',
    path: '/siteFile',
    allow: 'admin',
    summary: 'Uploads one poster, map, video or captions file for the school’s pages',
    input: z.object({
      use: z.enum(uses).describe('Determines the accepted types and size of the file'),
    }),
    form: { files: ['file'], bytes: siteFileBytes.video },
    output: z.object({
      message: z.string(),
      file: z
        .string()
        .describe('The name of the file for use in the content, served from /content/{file}'),
      width: z.number().nullable().describe('Width of a poster or map; null for any other file'),
      height: z
        .number()
        .nullable()
        .describe('Height in the unit of the width; null for any other file'),
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
